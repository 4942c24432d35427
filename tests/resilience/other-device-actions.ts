import fc from 'fast-check';
import { actionOf } from './action.ts';
import { progressOn, type ServerRecords } from './expected-records.ts';
import { MARKING, SAVING } from './faults.ts';
import { ORDERLY, type Member } from './member.ts';
import type { Oracle } from './oracle.ts';
import { skipAd, watchFor } from './playback-actions.ts';
import type { List } from './write-attempts.ts';

/** The oracle knows whose an action is, and everything that was requested is stored. */
const isPossible = ({ isMember, isOnline, mustShowLatest, profile }: Readonly<Oracle>): boolean =>
  isMember && isOnline && mustShowLatest && profile.storage === 'works';

const how = fc.constantFrom('left' as const, 'killed' as const);

/** A fault after which the platform processes every write of these rows, and no response comes. */
const dropResponses = (row: string) => ({ row, times: 9, dropResponse: true });

/** Ends the page, and resolves to what the server holds once everything that was sent has arrived; null if not of this member. */
async function endPage(member: Member, ending: 'left' | 'killed'): Promise<ServerRecords | null> {
  await member.secondTab.close();
  await member.endPage(ending, ORDERLY);
  await member.faults.clear();
  return member.otherDevice.recordsOf(member.oracle.owner);
}

/** Plays the item whose page is open, if it says that it continues; the oracle compares the position. */
async function continueWatching(member: Member): Promise<boolean> {
  if (!(await member.press('link', 'Continue watching'))) return false;
  await member.assembly.settle();
  await skipAd(member);
  member.observePlayer();
  return member.oracle.isPlaying;
}

/**
 * Opens the item's page, and compares what the server holds, and what the page shows, when the app has read it.
 *
 * @param isCompared whether the value of the other device must stand after a write here that got no response
 */
async function openAndCompare(member: Member, list: List, id: string, isCompared: boolean): Promise<void> {
  const { assembly, oracle, log } = member;
  await assembly.open(`/m/${id}/any?r=x`);
  await assembly.settle();
  await assembly.wait(1000);
  await assembly.settle();
  const held = await member.otherDevice.recordsOf(oracle.owner);
  if (!held || oracle.awaitsMe(id)) return;
  for (const difference of oracle.expected().differencesFrom(held, { list, id })) log.reportLoss(difference);
  await member.checkFavorite();
  const isContinued = list === 'watch_history' && (await continueWatching(member));
  if (!isCompared) return;
  log.comparedOfOtherDevice += 1;
  if (list === 'watch_history' && !isContinued)
    log.reportLoss(`${id} does not continue where another device stopped`);
}

/** Watches, ends the page, and watches to another position elsewhere, which must stand (API-05). */
export const watchElsewhere = actionOf({
  name: 'watch here unheard and then on another device',
  details: fc.record({
    seconds: fc.integer({ min: 20, max: 200 }),
    dropsResponses: fc.boolean(),
    how,
    thousandth: fc.integer({ min: 51, max: 949 }),
  }),
  isPlayback: true,
  isPossible,
  perform: async (member, { seconds, dropsResponses, how: ending, thousandth }) => {
    const { assembly, oracle, otherDevice } = member;
    const id = assembly.playing()?.mediaid;
    const fault = dropsResponses ? SAVING.map(dropResponses)[0] : undefined;
    if (id === undefined || !(await watchFor(member, { seconds, fault: fault ?? null }))) return false;
    const held = await endPage(member, ending);
    const share = oracle.expected().unusedProgress(id, thousandth / 1000);
    if (held && share !== null) {
      const outcome = await otherDevice.lastOutcome('watch_history', id);
      const isStored = oracle.expected().isCertainly('watch_history', id, progressOn(held, id));
      const isArrived = isStored && !oracle.expected().isProgressRepeated(id);
      const stands = isArrived && oracle.hasReadLists && outcome !== null && outcome !== 'failed';
      await otherDevice.watch(id, share);
      oracle.watchedElsewhere(id, share, stands);
      await openAndCompare(member, 'watch_history', id, stands && outcome === 'unheard');
    } else await assembly.open('/');
    return true;
  },
});

/**
 * Changes a favorite, ends the page, and changes it back elsewhere. If the app has read the server's list in between, the other
 * device's value must stand; before that, the server shows what it showed before the unheard write, which may be sent again.
 */
export const toggleFavoriteElsewhere = actionOf({
  name: 'toggle the favorite here unheard and then on another device',
  details: fc.record({ how, readsListBetween: fc.boolean() }),
  isPossible,
  perform: async (member, { how: ending, readsListBetween }) => {
    const { assembly, oracle, otherDevice } = member;
    const id = await member.itemOnPage();
    for (const row of MARKING) await member.faults.inject(dropResponses(row));
    if (id === null || !(await member.toggleFavorite())) return false;
    await assembly.wait(100);
    let held = await endPage(member, ending);
    const outcome = held && (await otherDevice.lastOutcome('favorites', id));
    if (held && readsListBetween) {
      oracle.awaitMe(id);
      await assembly.open(`/m/${id}/any?r=x`);
      await assembly.settle();
      held = await endPage(member, 'left');
    }
    if (held) {
      const isFavorite = held.favorites.some(({ mediaid }) => mediaid === id);
      const isStored = oracle.expected().isCertainly('favorites', id, isFavorite);
      const isRead = readsListBetween && !oracle.awaitsMe(id) && outcome !== 'failed';
      const stands = isStored && oracle.hasReadLists && (outcome === 'heard' || isRead);
      await otherDevice.setFavorite(id, !isFavorite);
      oracle.toggledElsewhere(id, !isFavorite, stands);
      await openAndCompare(member, 'favorites', id, stands && outcome === 'unheard');
    } else await assembly.open('/');
    return true;
  },
});
