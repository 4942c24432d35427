import type { Device } from '#application/ports/device.ts';

export const makeBrowserDevice = (navigator: Pick<Navigator, 'userAgent'>): Device => ({
  userAgent: () => navigator.userAgent,
});
