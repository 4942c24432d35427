import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that an app on React can send. */
createRoot(document.body).render(createElement('h1', null, 'Home'));
