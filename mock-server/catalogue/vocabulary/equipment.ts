/** A piece of equipment as described in the metadata; `shopPath` is set if it is for sale. */
export interface EquipmentPiece {
  readonly name: string;
  readonly description: string;
  readonly shopPath: string | null;
}

const PIECES = {
  mat: {
    name: 'Exercise mat',
    description: 'Anything that keeps knees and spine off a hard floor will do.',
    shopPath: null,
  },
  dumbbells: {
    name: 'Dumbbells',
    description:
      'Two pairs serve best: one that feels light for the shoulders, one that makes a squat honest.',
    shopPath: 'dumbbells',
  },
  heavyDumbbells: {
    name: 'Heavy dumbbells',
    description: 'A pair you could press eight times, and not nine.',
    shopPath: 'heavy-dumbbells',
  },
  kettlebell: {
    name: 'Kettlebell',
    description: 'One bell: 8 to 12 kg to begin with, 16 kg and up once swings feel easy.',
    shopPath: 'kettlebell',
  },
  miniBand: {
    name: 'Mini loop band',
    description: 'A short closed loop of fabric or rubber, worn above the knees.',
    shopPath: 'mini-loop-bands',
  },
  longBand: {
    name: 'Long resistance band',
    description: 'An open band with enough length to stand on and press overhead.',
    shopPath: 'long-bands',
  },
  bench: {
    name: 'Bench or sturdy chair',
    description: 'Knee high, and it must not slide.',
    shopPath: null,
  },
  chair: {
    name: 'Chair',
    description: 'Steady, without wheels; its back serves as a barre.',
    shopPath: null,
  },
  block: {
    name: 'Yoga block',
    description: 'Cork or foam; two are better than one, and a thick book is better than none.',
    shopPath: 'cork-blocks',
  },
  strap: { name: 'Yoga strap', description: 'A belt or a towel does the same.', shopPath: null },
  bolster: {
    name: 'Bolster',
    description: 'A firm cushion for long holds; two bed pillows rolled in a towel come close.',
    shopPath: 'bolster',
  },
  pilatesBall: {
    name: 'Pilates ball',
    description: 'Soft, about 23 cm across, blown up to three quarters.',
    shopPath: 'pilates-ball',
  },
  ring: {
    name: 'Pilates ring',
    description: 'A light hoop with padded handles that pushes back.',
    shopPath: 'pilates-ring',
  },
  lightWeights: {
    name: 'Light hand weights',
    description: 'Half a kilogram to one and a half: light is heavy after two minutes.',
    shopPath: 'light-hand-weights',
  },
  foamRoller: {
    name: 'Foam roller',
    description: 'Smooth and medium firm; leave the spikes to others.',
    shopPath: 'foam-roller',
  },
  massageBall: { name: 'Massage ball', description: 'A tennis ball is a fine one.', shopPath: null },
  wraps: {
    name: 'Hand wraps or gloves',
    description: 'Optional for shadow boxing, wanted for work on the bag.',
    shopPath: 'hand-wraps',
  },
  rope: {
    name: 'Jump rope',
    description: 'Handles to the armpits when you stand on its middle.',
    shopPath: 'speed-rope',
  },
  bike: {
    name: 'Indoor bike',
    description: 'Any bike whose resistance you can set by hand.',
    shopPath: 'studio-bike',
  },
  treadmill: {
    name: 'Treadmill',
    description: 'Or a safe road: every run is cued by effort as well as by speed.',
    shopPath: null,
  },
  towel: {
    name: 'Towel',
    description: 'For the floor, the forehead, or to slide a foot on.',
    shopPath: null,
  },
  step: { name: 'Aerobic step', description: 'Or the lowest stair of the house.', shopPath: 'step' },
} as const satisfies Record<string, EquipmentPiece>;

export type EquipmentName = keyof typeof PIECES;

export const equipmentPiece = (name: EquipmentName): EquipmentPiece => PIECES[name];

export const EQUIPMENT_NAMES = Object.keys(PIECES) as readonly EquipmentName[];
