/** A trainer who coaches members in person. What a coach does not share is null. */
export interface CoachWords {
  /** The trainer's id. */
  readonly trainer: string;
  readonly hasPicture: boolean;
  readonly phone: string | null;
  readonly email: string | null;
  /** Markdown. */
  readonly bio: string | null;
}

export const COACHES: readonly CoachWords[] = [
  {
    trainer: 'marcus_bell',
    hasPicture: true,
    phone: '(415) 555-0134',
    email: 'marcus.bell@example.com',
    bio: 'I coached college wrestlers for ten years, and I still believe in the same three things: **show up, write the numbers down, go to bed early.** Your plan is built around one main lift a week. Film it, send it, and you get one correction back, never five.\n\nA day that you skip is information, not a failure. Tell me what got in the way and I will move the week around it. The quickest way to reach me is a message before noon; on Sundays I am *fishing*.',
  },
  {
    trainer: 'kenji_mori',
    hasPicture: true,
    phone: '(415) 555-0178',
    email: 'kenji.mori@example.com',
    bio: 'I am a physiotherapist. In the mornings I see patients, and in the afternoons I try to make sure that you never become one. We begin with **how you stand, how you breathe and what hurts**, in that order.\n\nBalance is trained like strength: a little, often, and slightly too hard. Each week of your plan opens with a *two-minute check*; write to me if it feels worse than the week before, and we will change the plan instead of you.',
  },
  { trainer: 'hannah_sorensen', hasPicture: false, phone: null, email: null, bio: null },
];

/** The coach with a trainer's id. */
export const coachNamed = (trainer: string | null): CoachWords | undefined =>
  COACHES.find((coach) => coach.trainer === trainer);
