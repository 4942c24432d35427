import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders a layer that a control of the header opens outside of the header: it has the colours of the page, not of the header. */
export const bodyPortal = (layer: ReactNode): ReactNode => createPortal(layer, document.body);
