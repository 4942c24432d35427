import type { TrackList } from '#domain/playback/player-settings.ts';
import type { Choice } from './control-menu.tsx';

/** @param none the choice of no track; null if there is none */
export function choicesOf(
  { tracks, chosen }: TrackList,
  none: string | null,
  choose: (index: number | null) => void,
): readonly Choice[] {
  const choice = (label: string, index: number | null): Choice => ({
    label,
    isChosen: index === chosen,
    onChoose: () => choose(index),
  });
  return [
    ...(none === null ? [] : [choice(none, null)]),
    ...tracks.map(({ label }, index) => choice(label, index)),
  ];
}
