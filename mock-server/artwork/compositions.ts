import { arches } from './compositions/arches.ts';
import { beams } from './compositions/beams.ts';
import { kettlebell } from './compositions/kettlebell.ts';
import { burst } from './compositions/burst.ts';
import { chevrons } from './compositions/chevrons.ts';
import { court } from './compositions/court.ts';
import { giantWord } from './compositions/giant-word.ts';
import { discs } from './compositions/discs.ts';
import { echo } from './compositions/echo.ts';
import { eclipse } from './compositions/eclipse.ts';
import { fold } from './compositions/fold.ts';
import { halftone } from './compositions/halftone.ts';
import { lanes } from './compositions/lanes.ts';
import { petals } from './compositions/petals.ts';
import { plate } from './compositions/plate.ts';
import { pulse } from './compositions/pulse.ts';
import { ribbon } from './compositions/ribbon.ts';
import { ridges } from './compositions/ridges.ts';
import { ripples } from './compositions/ripples.ts';
import { ropes } from './compositions/ropes.ts';
import { stack } from './compositions/stack.ts';
import { strobe } from './compositions/strobe.ts';
import { sun } from './compositions/sun.ts';
import { sweep } from './compositions/sweep.ts';
import { tiles } from './compositions/tiles.ts';
import { wheel } from './compositions/wheel.ts';
import { whirl } from './compositions/whirl.ts';
import type { Composition } from './stage.ts';

/** All compositions by name. */
export const COMPOSITIONS = {
  arches,
  beams,
  bell: kettlebell,
  burst,
  chevrons,
  court,
  crop: giantWord,
  discs,
  echo,
  eclipse,
  fold,
  halftone,
  lanes,
  petals,
  plate,
  pulse,
  ribbon,
  ridges,
  ripples,
  ropes,
  stack,
  strobe,
  sun,
  sweep,
  tiles,
  wheel,
  whirl,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
