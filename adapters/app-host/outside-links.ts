import * as z from 'zod/mini';
import type { OutsideLinks } from '#domain/configuration/app-config.ts';
import { lenient } from '../http/wire.ts';
import { webAddress } from '../http/web-address.ts';

const text = lenient(z.string());

/** The custom options that name pages outside the app; nonsense counts as missing. */
export const outsideLinkOptions = {
  appsUrl: text,
  supportUrl: text,
  companyUrl: text,
  androidAppUrl: text,
  socialLinks: lenient(z.record(z.string(), text)),
};

type WrittenLinks = z.output<z.ZodMiniObject<typeof outsideLinkOptions>>;

/** Only http(s) addresses count. */
export const outsideLinks = (written: WrittenLinks): OutsideLinks => ({
  apps: webAddress(written.appsUrl),
  support: webAddress(written.supportUrl),
  company: webAddress(written.companyUrl),
  androidApp: webAddress(written.androidAppUrl),
  social: Object.entries(written.socialLinks ?? {}).flatMap(([network, sent]) => {
    const address = webAddress(sent);
    return address ? [{ network, address }] : [];
  }),
});
