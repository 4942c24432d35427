import type { PlayerPreferenceStore } from '#application/ports/player-preference-store.ts';
import { readCaptionStyle, textOfCaptionStyle } from '#domain/playback/caption-style.ts';
import type { SafeStorage } from './safe-storage.ts';
import { PLAYER } from './storage-keys.ts';

/**
 * Each preference as a text. Nonsense counts as never chosen.
 *
 * @param ofBrowser for volume and captions, and their look
 * @param ofVisit for silence and speed: no visit begins silent
 */
export const makeStoredPlayerPreferences = (
  ofBrowser: SafeStorage,
  ofVisit: SafeStorage,
): PlayerPreferenceStore => ({
  read: () => {
    const volume = Math.round(Number(ofBrowser.get(PLAYER.volume)) * 100);
    const rate = Number(ofVisit.get(PLAYER.rate));
    return {
      volume: volume > 0 && volume <= 100 ? volume : null,
      isMuted: ofVisit.get(PLAYER.isMuted) === 'true',
      rate: rate >= SLOWEST && rate <= FASTEST ? rate : 1,
      captions: ofBrowser.get(PLAYER.captions),
      lastCaptions: ofBrowser.get(PLAYER.lastCaptions),
      captionStyle: readCaptionStyle(ofBrowser.get(PLAYER.captionStyle)),
    };
  },
  save: ({ volume, isMuted, rate, captions, lastCaptions, captionStyle }) => {
    const save = (storage: SafeStorage, key: string, value: string | null) => {
      if (value !== null && value !== storage.get(key)) storage.setOrKeepOlder(key, value);
    };
    save(ofBrowser, PLAYER.volume, volume === null ? null : String(volume / 100));
    save(ofVisit, PLAYER.isMuted, String(isMuted));
    save(ofVisit, PLAYER.rate, String(rate));
    save(ofBrowser, PLAYER.captions, captions);
    save(ofBrowser, PLAYER.lastCaptions, lastCaptions);
    const style = textOfCaptionStyle(captionStyle);
    // What is usual, too, is stored only after another choice.
    const isNew = style !== textOfCaptionStyle(readCaptionStyle(ofBrowser.get(PLAYER.captionStyle)));
    if (isNew) save(ofBrowser, PLAYER.captionStyle, style);
  },
});

/** The speeds that browsers play. */
const SLOWEST = 0.25;
const FASTEST = 4;
