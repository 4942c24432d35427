/** A module of its own: of the library, only this is loaded. */
export { parseText } from 'media-captions';
