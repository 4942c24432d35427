import { findItem } from './catalogue.ts';
import type { Part } from './screen.ts';
import type { Scenario } from './scenario.ts';

/** The row of the streams of channels in the endpoint table. */
export const STREAM = 'GET /manifests/:id.m3u8';

/** The path of a channel's stream at the platform. */
export const streamOf = (channel: string): string => `/manifests/${findItem(channel).mediaid}.m3u8`;

/** The seconds since 1970, as addresses name moments. */
export const inSeconds = (moment: Date): number => moment.getTime() / 1000;

/** A channel in the guide. */
export const channelCell = ({ screen }: Scenario, channel: string): Part =>
  screen.part('grid', 'Program guide').part('rowheader', channel);
