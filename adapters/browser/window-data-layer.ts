import type { TagManagerDataLayer } from '#application/ports/tag-manager-data-layer.ts';

/** The property of the window that tag managers agree on. */
const DATA_LAYER = 'dataLayer';

/**
 * The data layer of the page (CFG-18): the array that a tag manager has made, or a new one. Anything else under its name is not the
 * app's, and stays as it is.
 */
export const makeWindowDataLayer = (window: Window): TagManagerDataLayer => ({
  push: (entry) => {
    try {
      if (Reflect.get(window, DATA_LAYER) === undefined) Reflect.set(window, DATA_LAYER, []);
      const entries: unknown = Reflect.get(window, DATA_LAYER);
      if (Array.isArray(entries)) entries.push(entry);
    } catch {
      // The code of a tag manager failed.
    }
  },
});
