import { platform } from '#mock-server/platform.ts';

export const screenWithTheMock = platform;
