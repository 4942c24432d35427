/** The sheet of scrubbing thumbnails: one for each `every` seconds of the film, row by row. */
export const THUMBNAIL_GRID = { every: 3.2, columns: 5, width: 240, height: 135 } as const;
