import type { Owner } from '#application/ports/viewer-storage.ts';
import type { Notice } from '#application/ports/seen-notices.ts';

/*
 * The keys of the browser's storage. Browsers have stored values under them: a key that changes is read under its old name, too,
 * as those of earlier versions below. The key of the chosen language alone is elsewhere, in browser-language-preferences.ts: the
 * page's first script reads it, and would need a request more for the file with all others.
 */

/** Whether a member has signed out without the server saying so. */
export const SIGNING_OUT = 'signing-out';

/**
 * The background colour of the last start, which the prefetch shows before the config arrives. It is stored although the config
 * may be kept, too: that is kept late, only in browsers with service workers, and takes longer to parse.
 */
export const BACKGROUND = 'background';

/** The top of home, which shows before any answer is there (ui/boot/kept-screen.ts). */
export const KEPT_SCREEN = 'kept-screen';

/** Whether the viewer has chosen couch mode for this device, or has chosen against it; the prefetch reads it, too. */
export const COUCH_MODE = 'couch-mode';

/** The config that was chosen on the demo page. */
export const CHOSEN_SOURCE = 'config-source';

/** The settings and the config of the last start, for one without a connection. */
export const LAST_START = 'last-start';

/** What the viewer prefers in players. */
export const PLAYER = {
  volume: 'player.volume',
  captions: 'player.captions',
  lastCaptions: 'player.language',
  captionStyle: 'player.caption-style',
  isMuted: 'player.muted',
  rate: 'player.speed',
  quality: 'player.quality',
} as const;

export const seenNotice = (notice: Notice): string => `seen-${notice}`;

/** The account API whose records have keys without its address. */
export const FIRST_API = 'records-api';

/** How often the records of an owner were removed. */
export const CLEAR_COUNT = 'times-forgotten';

/** Where the keys of all records begin. */
export const RECORDS = 'member-records';

/** Where the keys of the records of any API but the first begin: no address has a blank, and no other key begins so. */
export const recordsOfApi = (api: string): string => `${RECORDS}@${api} `;

export const LAST_MEMBER = 'member-records.last-member';

/** The records of an owner that are lists; the last two are those of earlier versions, which stored all writes in two lists. */
export const LISTS = [
  'history',
  'favorites',
  'entitlements',
  'kept-items',
  'recent-searches',
  'stack',
  'pending-writes',
  'taken-writes',
] as const;
export type ListName = (typeof LISTS)[number];

export const listOf = (name: ListName, owner: Owner): string => `${RECORDS}.${name}.${owner}`;

/** How many workouts a week an owner aims at. */
export const weeklyGoalOf = (owner: Owner): string => `${RECORDS}.weekly-goal.${owner}`;

const WRITE = 'member-records.write.';

/** The key of one write: its owner and its id, which tells it from the others of the owner. */
export const writeOf = (owner: Owner, id: readonly unknown[]): string =>
  WRITE + JSON.stringify([owner, ...id]);

/** Where the keys of an owner's writes begin. */
export const writesOf = (owner: Owner): string => `${WRITE}[${JSON.stringify(owner)},`;

/** Where the value of a key is set aside if it cannot be read. */
export const unreadable = (key: string): string => `${key}.unreadable`;
