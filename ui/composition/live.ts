import { ContainerModule } from 'inversify';
import pLimit from 'p-limit';
import { nextTask } from '#adapters/browser/next-task.ts';
import { makeHttpScheduleSource } from '#adapters/schedules/http-schedule-source.ts';
import { ChannelBroadcast, makeChannelBroadcast } from '#application/live/channel-broadcast.ts';
import { LoadSchedule, makeLoadSchedule } from '#application/live/load-schedule.ts';
import { Clock } from '#application/ports/clock.ts';
import { ScheduleSource } from '#application/ports/schedule-source.ts';
import { CurrentPlayback } from '#application/playback/current-playback.ts';
import live from '../i18n/en-US/live.json';
import { Cdn, HttpClient, installer } from './platform.ts';
import { playbackModule, texts as playbackTexts } from './playback.ts';

export { LiveScreen } from '../live/live-screen.tsx';
export const texts = { ...playbackTexts, live };

/** How many schedules are fetched at a time. */
const SCHEDULES_AT_A_TIME = 4;

/** Bindings for live channels. */
const liveModule = new ContainerModule(({ bind }) => {
  bind(ScheduleSource).toResolvedValue(
    (http, { base }) => makeHttpScheduleSource(http, base, nextTask),
    [HttpClient, Cdn],
  );
  bind(LoadSchedule).toResolvedValue(
    (source) => makeLoadSchedule(source, pLimit(SCHEDULES_AT_A_TIME)),
    [ScheduleSource],
  );
  bind(ChannelBroadcast).toResolvedValue(makeChannelBroadcast, [CurrentPlayback, Clock]);
});

export const install = installer(playbackModule, liveModule);
