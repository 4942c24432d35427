import { findItem } from './catalogue.ts';
import type { Part } from './screen.ts';
import type { Scenario } from './scenario.ts';

/** The row of the streams of channels in the endpoint table. */
export const STREAM = 'GET /manifests/:id.m3u8';

/** The path of a channel's stream at the platform. */
export const streamOf = (channel: string): string => `/manifests/${findItem(channel).mediaid}.m3u8`;

/** The seconds since 1970, as addresses name moments. */
export const inSeconds = (moment: Date): number => moment.getTime() / 1000;

export const grid = ({ screen }: Scenario): Part => screen.part('grid', 'Program guide');

/** A text as a part of a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The cell of a channel; one that is locked says so, too. */
export const channelCell = (scenario: Scenario, channel: string): Part =>
  grid(scenario).part('rowheader', new RegExp(`^${escaped(channel)}( Locked: .*)?$`));

/** The name of a program's cell, of any channel; it also has the channel, the times and the state. */
export const cellName = (program: string): RegExp => new RegExp(`: ${escaped(program)}, `);

/** The cell of a program, of any channel. */
export const programCell = (scenario: Scenario, program: string): Part =>
  grid(scenario).part('gridcell', cellName(program));

/** The channels of a phone, with what is on now and next. */
export const listOfChannels = ({ screen }: Scenario): Part => screen.part('list', 'Now and next');

export const channelOfList = (scenario: Scenario, channel: string): Part =>
  listOfChannels(scenario).part('button', new RegExp(escaped(channel)));
