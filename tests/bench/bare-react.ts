import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The minimum that a React app can send. */
createRoot(document.body).render(createElement('h1', null, 'Home'));
