/** A list in parts of a size, of which the last one may be smaller. */
export const chunked = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_part, index) =>
    list.slice(index * size, (index + 1) * size),
  );
