import { screen } from '#ui/home/screen.ts';

export const adapterWithAScreen = screen;
