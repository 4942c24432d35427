import { grid } from '../guide-parts.ts';
import type { Scenario } from '../scenario.ts';
import type { Part } from '../screen.ts';
import { defineChoice } from './define-parameter-type.ts';

/** Finds a part of the page that is there or not. */
export type FindPagePart = (scenario: Scenario) => Part;

export const paywall: FindPagePart = ({ screen }) => screen.part('region', 'Locked video');
export const scrubber: FindPagePart = ({ screen }) => screen.part('slider', 'Position in the broadcast');
export const classPlan: FindPagePart = ({ screen }) => screen.part('region', 'Class plan');

const CHOICES: Readonly<Record<string, FindPagePart>> = {
  paywall,
  scrubber,
  'class plan': classPlan,
  'mini-player': ({ screen }) => screen.part('region', /^Mini-player/),
  'program guide': grid,
  bio: ({ screen }) => screen.part('main').part('region'),
  tab: ({ screen }) => screen.part('tab'),
};

defineChoice('pagePart', 'A part of the page that is there or not.', CHOICES);
