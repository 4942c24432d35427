import { catalogue, DEFAULT_SCENARIO_TIME, library } from '#features/support/catalogue.ts';
import type { Channel } from '#mock-server/catalogue/items/channels.ts';
import type { ScheduleEntry } from '#mock-server/catalogue/schedule/schedule-entry.ts';
import { watchedBy } from './item-facts.ts';
import { markdownTable } from './markdown-table.ts';

const HOUR_MS = 3_600_000;
/** How long before and after the beginning of a scenario the guide is listed. */
const HOURS_BEFORE = 3;
const HOURS_AFTER = 2;

/** The live channels, and what the guide of each has around the beginning of a scenario. */
export function liveSection(): string {
  const { channels, oddChannels } = library();
  const row = ({ item }: Channel): string[] => [
    item.title,
    watchedBy(item),
    item.catchupHours === undefined ? 'not set: 8' : `"${item.catchupHours}"`,
    item.scheduleToken ? 'yes' : '',
    item.scheduleDemo ? 'yes' : '',
  ];
  const heading = ['title', 'who may watch', 'catch-up hours', 'schedule needs a key', 'demo schedule'];
  return `## Live

${markdownTable(heading, channels.map(row))}

In the guide around the beginning of a scenario, times in UTC:

${markdownTable(['channel', 'from', 'until', 'program'], channels.flatMap(programsAround))}

Odd channels, on the live page of the config \`channels\`: ${oddChannels.map(({ item }) => `\`${item.title}\``).join(', ')}`;
}

function programsAround(channel: Channel): string[][] {
  const now = DEFAULT_SCENARIO_TIME.getTime();
  const isNear = ({ startTime, endTime }: ScheduleEntry): boolean =>
    Date.parse(endTime) > now - HOURS_BEFORE * HOUR_MS && Date.parse(startTime) < now + HOURS_AFTER * HOUR_MS;
  return catalogue()
    .schedule(channel)
    .filter(isNear)
    .map(({ title, startTime, endTime }) => [channel.item.title, timeOf(startTime), timeOf(endTime), title]);
}

const timeOf = (moment: string): string => new Date(moment).toISOString().slice(11, 16);
