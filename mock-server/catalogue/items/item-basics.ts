import { picturesOf } from './picture-addresses.ts';

/** What every item that has a picture says of itself. */
export const itemBasics = (origin: string, mediaid: string, title: string, description: string) => ({
  mediaid,
  title,
  description,
  link: `${origin}/v2/media/${mediaid}`,
  ...picturesOf(origin, mediaid),
});
