import { defineChoice } from './define-parameter-type.ts';

/** In CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const SCREEN_SIZES: Readonly<Record<string, ScreenSize>> = {
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 768, height: 1024 },
  'a large tablet': { width: 820, height: 1180 },
  'a tablet held sideways': { width: 1024, height: 768 },
  'a computer': { width: 1280, height: 800 },
  'a computer, a third as high': { width: 1280, height: 267 },
  'a computer, half as high': { width: 1280, height: 400 },
  'a computer, twice as high': { width: 1280, height: 1600 },
  'a computer, four times as high': { width: 1280, height: 3200 },
  'a large computer': { width: 1440, height: 900 },
  'a desktop': { width: 1920, height: 1080 },
  'a large desktop': { width: 2560, height: 1440 },
  'a huge display': { width: 3840, height: 2160 },
};

defineChoice('screen', 'A screen, as large as that of such a device.', SCREEN_SIZES);
