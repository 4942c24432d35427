import { Network } from '#application/ports/network.ts';
import { needsLimit, savesEnough } from '#domain/playback/data-saving.ts';
import type { Quality, TrackList } from '#domain/playback/player-settings.ts';
import { useText } from '../../i18n/i18n.ts';
import { useInjection } from '../../session/use-injection.ts';
import type { PlaybackStore } from '../use-playback.ts';
import type { Choice } from './control-menu.tsx';
import { choicesOf } from './track-choices.ts';

/** The qualities to choose from; while data is saved, none that is too good, which the automatic one might be as well (PLY-15). */
export function useQualityChoices(playback: PlaybackStore, qualities: TrackList<Quality>): readonly Choice[] {
  const t = useText();
  const network = useInjection(Network);
  const isLimited = needsLimit(qualities) && network.savesData();
  const choices = choicesOf(qualities, isLimited ? null : t('playback:controls.auto'), (quality) =>
    playback.change({ quality }),
  );
  if (!isLimited) return choices;
  return choices.filter((_, index) => {
    const quality = qualities.tracks[index];
    return quality !== undefined && savesEnough(quality);
  });
}
