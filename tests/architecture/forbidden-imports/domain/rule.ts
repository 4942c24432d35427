export const rule = (value: number): boolean => value > 0;
