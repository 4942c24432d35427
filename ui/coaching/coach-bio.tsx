import { Markdown } from '../design-system/markdown/markdown.tsx';
import type { Coach } from '#domain/coaching/coaching.ts';

/** The bio of a coach, with its markup. */
export const CoachBio = ({ name, bio }: Pick<Coach, 'name' | 'bio'>) => (
  <Markdown text={bio ?? ''} title={name} pathOf={() => null} />
);
