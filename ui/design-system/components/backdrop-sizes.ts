/** The display width of a backdrop, in the format of `<img sizes>`: on a phone it is cropped, so wider than the screen. */
export const BACKDROP_SIZES = '(max-width: 767px) 150vw, 100vw';
