import type { PlayerPreferenceStore } from '#application/ports/player-preference-store.ts';
import { readCaptionStyle, textOfCaptionStyle, USUAL_CAPTIONS } from '#domain/playback/caption-style.ts';
import type { SafeStorage } from './safe-storage.ts';
import { PLAYER } from './storage-keys.ts';

/**
 * Each preference as a text. Nonsense counts as never chosen.
 *
 * @param ofBrowser for what a device keeps
 * @param ofVisit for silence: no visit begins silent
 */
export const makeStoredPlayerPreferences = (
  ofBrowser: SafeStorage,
  ofVisit: SafeStorage,
): PlayerPreferenceStore => ({
  read: () => {
    const volume = Math.round(Number(ofBrowser.get(PLAYER.volume)) * 100);
    const rate = Number(ofBrowser.get(PLAYER.rate));
    return {
      volume: volume > 0 && volume <= 100 ? volume : null,
      isMuted: ofVisit.get(PLAYER.isMuted) === 'true',
      rate: rate >= SLOWEST && rate <= FASTEST ? rate : 1,
      captions: ofBrowser.get(PLAYER.captions),
      lastCaptions: ofBrowser.get(PLAYER.lastCaptions),
      captionStyle: readCaptionStyle(ofBrowser.get(PLAYER.captionStyle)),
      quality: ofBrowser.get(PLAYER.quality) || null,
    };
  },
  save: ({ volume, isMuted, rate, captions, lastCaptions, captionStyle, quality }) => {
    const save = (storage: SafeStorage, key: string, value: string | null) => {
      if (value !== null && value !== storage.get(key)) storage.setOrKeepOlder(key, value);
    };
    /** What is usual is stored only after another choice. */
    const saveUnlessUsual = (key: string, value: string, usual: string) => {
      if (value !== (ofBrowser.get(key) ?? usual)) save(ofBrowser, key, value);
    };
    save(ofBrowser, PLAYER.volume, volume === null ? null : String(volume / 100));
    save(ofVisit, PLAYER.isMuted, String(isMuted));
    saveUnlessUsual(PLAYER.rate, String(rate), '1');
    // Empty: automatic.
    saveUnlessUsual(PLAYER.quality, quality ?? '', '');
    save(ofBrowser, PLAYER.captions, captions);
    save(ofBrowser, PLAYER.lastCaptions, lastCaptions);
    saveUnlessUsual(
      PLAYER.captionStyle,
      textOfCaptionStyle(captionStyle),
      textOfCaptionStyle(USUAL_CAPTIONS),
    );
  },
});

/** The speeds that browsers play. */
const SLOWEST = 0.25;
const FASTEST = 4;
