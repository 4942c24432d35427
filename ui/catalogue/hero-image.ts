/** How wide the hero's picture shows: on a phone it is cropped, and so drawn wider than the screen. */
export const HERO_IMAGE_SIZES = '(max-width: 767px) 150vw, 100vw';
