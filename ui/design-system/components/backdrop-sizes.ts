/** How wide a backdrop shows, as `<img sizes>` says it: on a phone it is cropped, and so drawn wider than the screen. */
export const BACKDROP_SIZES = '(max-width: 767px) 150vw, 100vw';
