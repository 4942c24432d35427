/** The colours of a picture, from darkest to lightest. */
export interface Palette {
  /** Nearly black, in the picture's hue: the background of app text. */
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly hot: string;
  /** The accent colour. */
  readonly flash: string;
  readonly paper: string;
}

type Row = readonly [ink: string, deep: string, mid: string, hot: string, flash: string, paper: string];

const ROWS: Readonly<Record<string, readonly [Row, ...Row[]]>> = {
  Strength: [
    ['#120807', '#3d0f0c', '#a81f12', '#ff4a1c', '#ffb43a', '#ffeeda'],
    ['#0c0a14', '#2a1c4a', '#6a2f8f', '#ff4f4a', '#ffc04d', '#fff3e2'],
    ['#090b0e', '#1b242d', '#46586a', '#ff4f1f', '#ffe9d2', '#ffffff'],
    ['#060b14', '#0f2a4d', '#1f5fa8', '#ff6a2b', '#ffc857', '#f6f2ea'],
  ],
  HIIT: [
    ['#07090b', '#14191d', '#2f4a0a', '#b4e600', '#eeff5c', '#fdffe6'],
    ['#16050c', '#560a33', '#d0155c', '#ff4f5e', '#ffd23f', '#fff0ea'],
    ['#100518', '#37105e', '#8a1fd1', '#ff3fa4', '#ffe94a', '#fff2fb'],
    ['#14090a', '#4a1010', '#d9290f', '#ff7a00', '#fff04d', '#fff6e0'],
  ],
  Cardio: [
    ['#150613', '#4d0f45', '#c21d6b', '#ff5d6c', '#ffb199', '#fff1ec'],
    ['#160807', '#5a1420', '#e0314b', '#ff7b54', '#ffd56b', '#fff4e6'],
    ['#06121a', '#0b3c52', '#0f8a9d', '#ff6f59', '#ffd9a0', '#f2fbfa'],
  ],
  Yoga: [
    ['#06110f', '#0d3a36', '#1f7a6c', '#f2a65a', '#ffd9a8', '#fdf3e3'],
    ['#0d0a18', '#2c1f54', '#6a4aa8', '#f28fb0', '#ffd6c2', '#fdf1f4'],
    ['#0a1018', '#14304f', '#3f6f9e', '#f7a072', '#ffe0b5', '#f8f3ea'],
    ['#071018', '#0f2f4a', '#1f6f8f', '#5cc4b8', '#ffd98a', '#fff6e0'],
  ],
  Pilates: [
    ['#150b0c', '#4f2430', '#b35a68', '#f2a39a', '#ffd8c7', '#fff4ee'],
    ['#08120d', '#10402c', '#2f8f63', '#8fd48a', '#ffe79a', '#f7f8e6'],
    ['#0f0a1e', '#33206b', '#7a4fd6', '#c08cff', '#ffc4dc', '#f8f0ff'],
  ],
  Barre: [
    ['#13060f', '#4a1038', '#a8276f', '#ff6fa8', '#ffc6d9', '#fff0f5'],
    ['#0f0a14', '#33204a', '#7d4a9c', '#ef8fc4', '#ffd9a8', '#fdf2f8'],
    ['#140a0a', '#54201f', '#b8504a', '#ff9a86', '#ffe0cf', '#fff5ef'],
  ],
  Core: [
    ['#040b18', '#0a2458', '#1450d8', '#2fa8ff', '#8cf5ff', '#ecfaff'],
    ['#060a16', '#151f5c', '#3a3fe0', '#7a6bff', '#5cf2d6', '#effdfb'],
    ['#05100f', '#063d43', '#008f8c', '#18d6b4', '#d8ff7a', '#f0fff6'],
  ],
  Mobility: [
    ['#051009', '#0b3a20', '#168a45', '#5fdc6c', '#dcff7a', '#f3ffe8'],
    ['#04100f', '#07403f', '#0f9184', '#5fe0b8', '#ffe27a', '#f0fff8'],
    ['#0b1006', '#2a3d10', '#6f9a1f', '#c3e04a', '#fff0a0', '#fbffe8'],
  ],
  Boxing: [
    ['#100406', '#3f070d', '#b30a1c', '#ff1f2e', '#ffd9c9', '#fff1ec'],
    ['#09090b', '#1d1d22', '#4a4a55', '#ff2b2b', '#f5f5f0', '#ffffff'],
    ['#0b0812', '#2a1145', '#6d1a9c', '#ff2f5b', '#ffcf3f', '#fff3ee'],
  ],
  Dance: [
    ['#0f0518', '#3a0d66', '#8a1fd6', '#ff3fc0', '#ffe14d', '#fff1fd'],
    ['#06081a', '#1a1770', '#4a2fe6', '#ff4fa0', '#5cf0ff', '#f2f4ff'],
    ['#17060d', '#6b0d3f', '#e01f6d', '#ff8a3c', '#ffe66b', '#fff3e8'],
  ],
  Cycling: [
    ['#030a18', '#07235e', '#0b55d9', '#16b4ff', '#ff8a2b', '#eef8ff'],
    ['#06080f', '#151c33', '#33436e', '#ff5f2e', '#ffd84d', '#f5f6fa'],
    ['#040f14', '#064257', '#0891b2', '#3fe0e0', '#ff6f61', '#effdff'],
  ],
  Running: [
    ['#05071a', '#101a6b', '#2a3df0', '#5c8aff', '#ff6a3d', '#f0f3ff'],
    ['#140806', '#5c1a0c', '#e8481c', '#ff8f3f', '#3fd8ff', '#fff4ea'],
    ['#030f12', '#05404a', '#00a3a3', '#3fe6c2', '#ffea4d', '#eefffa'],
  ],
  Recovery: [
    ['#060718', '#171b5c', '#3a3fc0', '#8a7dff', '#ffc4dc', '#f2f0ff'],
    ['#040d14', '#0c3450', '#1f7598', '#6fc8dc', '#ffd9a0', '#eefaff'],
    ['#10081c', '#3a1d66', '#7d3fa8', '#e08ac8', '#ffd2a8', '#fdf2f8'],
  ],
};

const HOUSE: readonly [Row, ...Row[]] = [
  ['#0a0d16', '#14213d', '#2f4a8a', '#8fb4ff', '#d9ff4a', '#f6ffe0'],
  ['#0a0d16', '#1d1a3d', '#4a3f94', '#ff8a6b', '#d9ff4a', '#fbffe8'],
];

/** The palettes of a genre; without a genre, the default palettes. */
export const palettesOf = (genre: string | undefined): readonly [Palette, ...Palette[]] => {
  const [first, ...others] = ROWS[genre ?? ''] ?? HOUSE;
  return [paletteOf(first), ...others.map(paletteOf)];
};

const paletteOf = ([ink, deep, mid, hot, flash, paper]: Row): Palette => ({
  ink,
  deep,
  mid,
  hot,
  flash,
  paper,
});
