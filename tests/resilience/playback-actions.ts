import fc from 'fast-check';
import { actionOf, withoutDetails } from './action.ts';
import { oftenWriteFault, SAVING, type Fault } from './faults.ts';
import type { Member } from './member.ts';

/** Longer than any item. */
const TO_THE_END = 100_000;

interface Watching {
  readonly seconds: number;
  readonly fault: Fault | null;
}

export async function skipAd({ assembly: { player } }: Member): Promise<void> {
  if ((await player.count()) > 0 && (await player.isShowingAd())) await player.skipAd();
}

/** Plays for some seconds; resolves to false if there is no video. */
export async function watchFor(member: Member, { seconds, fault }: Watching): Promise<boolean> {
  const { assembly, oracle, faults } = member;
  const { player } = assembly;
  await skipAd(member);
  if (!assembly.playing()) return false;
  await faults.inject(fault);
  if (!(await player.isPlaying())) {
    await player.resume();
    // A video that has ended starts again.
    oracle.playerMoved('seeked', assembly.playing());
  }
  await player.watch(seconds);
  oracle.playerMoved('played', assembly.playing());
  return true;
}

export const watch = actionOf({
  name: 'watch',
  details: fc.record({ seconds: fc.integer({ min: 1, max: 300 }), fault: oftenWriteFault(SAVING) }),
  isPlayback: true,
  perform: watchFor,
});

export const watchToTheEnd = actionOf({
  name: 'watch to the end',
  details: fc.record({ fault: oftenWriteFault(SAVING) }),
  isPlayback: true,
  perform: (member, { fault }) => watchFor(member, { seconds: TO_THE_END, fault }),
});

export const seek = actionOf({
  name: 'seek',
  details: fc.record({ percent: fc.integer({ min: 0, max: 99 }) }),
  isPlayback: true,
  perform: async ({ assembly, oracle }, { percent }) => {
    const now = assembly.playing();
    if (!now) return false;
    await assembly.player.seek(Math.floor((now.duration * percent) / 100));
    oracle.playerMoved('seeked', assembly.playing());
    return true;
  },
});

export const pausePlayback = actionOf({
  name: 'pause',
  details: withoutDetails,
  isPlayback: true,
  perform: async ({ assembly, oracle }) => {
    await assembly.player.pause();
    oracle.reachSavePoint();
  },
});

export const hidePage = actionOf({
  name: 'switch to another window and back',
  details: withoutDetails,
  isPlayback: true,
  perform: async ({ assembly, oracle }) => {
    oracle.reachSavePoint();
    await assembly.setVisibility('hidden');
    await assembly.setVisibility('visible');
  },
});

export const closePlayer = actionOf({
  name: 'close the player',
  details: withoutDetails,
  isPlayback: true,
  perform: (member) => member.press('button', /^(Back|Stop)$/),
});
