/** The display width of a card's image in a grid, by the breakpoints of its columns. */
export const GRID_IMAGE_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, 22vw';
