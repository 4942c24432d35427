import type { Scenario } from '../scenario.ts';
import type { Part } from '../screen.ts';
import { channelCell } from '../guide-parts.ts';
import { HERO } from './carousels.ts';
import { defineChoice } from './define-parameter-type.ts';

/** Finds the part of the screen that shows the picture of something, by its title. */
export type FindPictured = (scenario: Scenario, title: string) => Part;

const CHOICES: Readonly<Record<string, FindPictured>> = {
  'the picture of': ({ screen }, title) => screen.part('article', title).nth(0),
  "the page's picture of": ({ screen }) => screen.part('main'),
  'the featured picture of': ({ screen }) => screen.part('region', HERO),
  'the picture in the bio of': ({ screen }, trainer) => screen.part('region', trainer),
  'the picture in the part': ({ screen }, part) => screen.part('region', part),
  'the picture beside the trainer': ({ screen }, trainer) => screen.part('link', trainer),
  'the first picture in the invitation, of': ({ screen }) => screen.part('region', /^More than 50 programs/),
  'the picture behind the paywall of': ({ screen }) => screen.part('region', 'Locked video'),
  'the logo of': (scenario, channel) => channelCell(scenario, channel),
};

defineChoice(
  'pictureOf',
  'Where the picture of something stands: a card, unless it says otherwise.',
  CHOICES,
);
