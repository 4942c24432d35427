import { CAPTION_STYLES, type CaptionStyle } from '#domain/playback/caption-style.ts';
import { useText } from '../../i18n/i18n.ts';
import type { PlaybackStore } from '../use-playback.ts';
import type { MenuEntry } from './control-menu.tsx';

/** The entries for the look of captions (PLY-15). Their choices stay open: what they do shows behind the menu. */
export function useCaptionStyleEntries(playback: PlaybackStore, style: CaptionStyle): readonly MenuEntry[] {
  const t = useText();
  /** The choice of a part of the look, whose other parts stay. */
  const choice = (label: string, changed: Partial<CaptionStyle>, isChosen: boolean) => ({
    label,
    isChosen,
    onChoose: () => playback.change({ captionStyle: { ...style, ...changed } }),
  });
  return [
    {
      label: t('playback:captions.size'),
      choices: CAPTION_STYLES.size.map((size) =>
        choice(t(`playback:captions.size.${size}`), { size }, size === style.size),
      ),
      staysOpen: true,
    },
    {
      label: t('playback:captions.color'),
      choices: CAPTION_STYLES.color.map((color) =>
        choice(t(`playback:captions.color.${color}`), { color }, color === style.color),
      ),
      staysOpen: true,
    },
    {
      label: t('playback:captions.background'),
      choices: CAPTION_STYLES.background.map((background) =>
        choice(
          t(`playback:captions.background.${background}`),
          { background },
          background === style.background,
        ),
      ),
      staysOpen: true,
    },
    {
      label: t('playback:captions.edge'),
      choices: CAPTION_STYLES.edge.map((edge) =>
        choice(t(`playback:captions.edge.${edge}`), { edge }, edge === style.edge),
      ),
      staysOpen: true,
    },
  ];
}
