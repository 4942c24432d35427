import type { PlatformDefaults } from '#adapters/app-host/webapp-ini-settings.ts';

declare global {
  interface ImportMetaEnv {
    readonly VITE_CDN_BASE: string;
    readonly VITE_PLAYER_ID: string;
  }
}

/** The values that the build was given for the settings file's own keys (CFG-02). */
export const platformDefaults: PlatformDefaults = {
  cdnBase: import.meta.env.VITE_CDN_BASE,
  playerId: import.meta.env.VITE_PLAYER_ID,
};
