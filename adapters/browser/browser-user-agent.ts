import type { Device } from '#application/ports/user-agent.ts';

export const makeBrowserDevice = (navigator: Pick<Navigator, 'userAgent'>): Device => ({
  userAgent: () => navigator.userAgent,
});
