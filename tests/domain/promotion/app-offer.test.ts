import { describe, expect, it } from 'vitest';
import { offersAndroidApp } from '#domain/promotion/app-offer.ts';

describe('the app for Android [SHL-05]', () => {
  it.each([
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0.0.0 Mobile Safari/537.36',
      true,
    ],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X906C) Chrome/120.0.0.0 Safari/537.36', true],
    ['Firefox for Android', 'Mozilla/5.0 (android 14; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0', true],
    [
      'Silk on a Fire tablet',
      'Mozilla/5.0 (Linux; Android 11; KFTRWI) Silk/120.4.1 like Chrome/120.0.0.0',
      false,
    ],
    ['Silk in lower case', 'Mozilla/5.0 (Linux; Android 11; KFTRWI) silk/120.4.1', false],
    ['Silk as a computer', 'Mozilla/5.0 (X11; Linux x86_64) Silk/120.4.1 like Chrome/120.0.0.0', false],
    ['a phone whose name only contains the word', 'Mozilla/5.0 (Linux; Android 14; Silkroad 2)', true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) Mobile/15E148 Safari/604.1', false],
    ['a computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0.0.0 Safari/537.36', false],
    ['something that is no Android', 'Mozilla/5.0 (Paranoid Androids 1.0)', false],
    ['a browser that says nothing', '', false],
  ])('is offered to %s: %#', (_name, userAgent, offered) => {
    expect(offersAndroidApp(userAgent)).toBe(offered);
  });
});
