import { Markdown } from '../design-system/markdown/markdown.tsx';

export interface CoachBioProps {
  readonly name: string;
  /** Markdown. */
  readonly bio: string;
}

/** The bio of a coach, with its markup. */
export const CoachBio = ({ name, bio }: CoachBioProps) => (
  <Markdown text={bio} title={name} pathOf={() => null} />
);
