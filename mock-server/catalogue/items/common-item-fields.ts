import { picturesOf } from './picture-addresses.ts';

/** The fields shared by all items with a picture. */
export const commonItemFields = (origin: string, mediaid: string, title: string, description: string) => ({
  mediaid,
  title,
  description,
  link: `${origin}/v2/media/${mediaid}`,
  ...picturesOf(origin, mediaid),
});
