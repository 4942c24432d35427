import type { UserAgent } from '#application/ports/user-agent.ts';

export const makeBrowserUserAgent = (navigator: Pick<Navigator, 'userAgent'>): UserAgent => ({
  userAgent: () => navigator.userAgent,
});
