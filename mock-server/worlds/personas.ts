import { daysAfter } from '../catalogue/schedule/days.ts';
import { noSubscription } from './account.ts';
import { COACHED_PERSONAS } from './personas/coached-personas.ts';
import { emailOf, settled, subscribedSince, type Persona } from './personas/persona.ts';
import { sampleFavorites, sampleHistory, samplePrograms } from './personas/sample-records.ts';
import { trainingYear } from './personas/training-year.ts';

export const VISITOR: Persona = {
  id: 'visitor',
  name: 'Visitor',
  about: 'Not signed in',
  email: null,
  begin: null,
};

/** From no access to everything a subscription includes. */
const ACCESS_PERSONAS: readonly Persona[] = [
  VISITOR,
  {
    id: 'lapsed',
    name: 'Member without subscription',
    about: 'Signed in; the subscription has ended, and no entitlement is held',
    email: emailOf('lapsed'),
    begin: (_catalogue, now) => ({ ...settled('lapsed', now, 300), subscription: noSubscription }),
  },
  {
    id: 'barre',
    name: 'Member of the barre tier alone',
    about: "Holds 'barre', but not 'workout'",
    email: emailOf('barre'),
    begin: (_catalogue, now) => ({
      ...settled('barre', now, 120),
      subscription: { ...subscribedSince(daysAfter(now, -120), ['barre']), price: 7.99 },
    }),
  },
  {
    id: 'subscribed',
    name: 'Subscribed member with history',
    about: "Holds 'workout'; a year of training, favorites, two programs under way",
    email: emailOf('subscribed'),
    begin: (catalogue, now) => ({
      ...settled('subscribed', now, 400),
      subscription: subscribedSince(daysAfter(now, -395), ['workout']),
      watchHistory: sampleHistory(catalogue),
      completions: trainingYear(catalogue, now),
      favorites: sampleFavorites(catalogue),
      programProgress: samplePrograms(catalogue),
    }),
  },
  {
    id: 'new',
    name: 'New subscriber',
    about: "Holds 'workout'; has watched and marked nothing yet",
    email: emailOf('new'),
    begin: (_catalogue, now) => ({
      ...settled('new', now, 0),
      subscription: subscribedSince(now, ['workout']),
    }),
  },
];

/** Personas with something in common. */
export interface PersonaGroup {
  readonly name: string;
  readonly personas: readonly Persona[];
}

export const PERSONA_GROUPS: readonly PersonaGroup[] = [
  { name: 'Access', personas: ACCESS_PERSONAS },
  { name: 'Coaching', personas: COACHED_PERSONAS },
];

/** The available personas. */
export const PERSONAS: readonly Persona[] = PERSONA_GROUPS.flatMap(({ personas }) => personas);

export const personaNamed = (id: string): Persona | undefined => PERSONAS.find((person) => person.id === id);
