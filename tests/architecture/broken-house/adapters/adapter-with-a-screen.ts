import { screen } from '#ui/shell/screen.ts';

export const adapterWithAScreen = screen;
