/* Stands for React DOM where components are rendered once, to HTML. */

export const createPortal = (): null => null;
export const flushSync = (): void => undefined;
export const preload = (): void => undefined;
