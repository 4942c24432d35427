import {
  BLACK,
  contrasting,
  cssColor,
  DISTINCT,
  hexColor,
  textOn,
  WHITE,
  type Rgb,
} from '#domain/styling/color.ts';
import { paletteOf, type Palette } from './palette.ts';

/** The grounds of a player's controls: black, its panels, and the loaded part of its seek bar. */
const PLAYER_GROUNDS: readonly Rgb[] = [BLACK, [18, 19, 26], [75, 75, 75]];

/**
 * The colours over a video, which are the brand's on black. `--player-accent` and `--player-on-accent` are for the player's
 * own controls (PLY-03).
 */
export function videoColors(highlightColor: string | null): Palette {
  const colors = paletteOf({ backgroundColor: '#000', highlightColor });
  const highlight = hexColor(highlightColor);
  if (!highlight) return colors;
  const accent = contrasting(PLAYER_GROUNDS, highlight, WHITE, DISTINCT);
  return { ...colors, '--player-accent': cssColor(accent), '--player-on-accent': cssColor(textOn(accent)) };
}
