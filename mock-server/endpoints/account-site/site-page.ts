import type { AppConfig } from '../../catalogue/configs/app-config.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Call } from '../../http/endpoint.ts';
import { html, type Html } from '../../http/html.ts';
import { configOf } from '../../worlds/config-of.ts';
import { brandOf } from './brand.ts';
import { siteStyle } from './site-style.ts';

export interface SitePage {
  readonly call: Call;
  readonly title: string;
  readonly content: Html;
  /** The target of the links back to the app. */
  readonly home: string;
  /** What the page's style adds to that of the site. */
  readonly style?: Html;
}

/** A complete page of the account site, in the brand's colours. */
export function sitePage({ call, title, content, home, style }: SitePage): string {
  const config = configOf(call.platform, call.world);
  const brand = brandOf(replacedConfig(call) ?? config);
  const poster = posterOf(call.platform.catalogue, config);
  const document = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${brand.ground}" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.siteName}</title>
        <link rel="icon" href="data:," />
        <style>
          ${siteStyle(brand)} ${style}
        </style>
      </head>
      <body>
        <div class="picture" style="${poster}"></div>
        <header>
          <a class="name" href="${home}"
            >${brand.logo ? html`<img src="${brand.logo}" alt="${brand.siteName}" />` : brand.siteName}</a
          >
          <a class="back" href="${home}"><span aria-hidden="true">←</span> Back to the app</a>
        </header>
        <main>${content}</main>
        <footer>
          <p>
            This account site belongs to the mock platform: no password is asked for, and nothing is charged.
          </p>
        </footer>
      </body>
    </html>`;
  return document.markup;
}

/** The config that a fault sends to the app instead of the default one, so that both have the same brand. */
function replacedConfig({ world }: Call): object | null {
  const { status, body } = world.nextFault('GET /api/v3/jwp/home') ?? {};
  return status === undefined && typeof body === 'object' ? body : null;
}

/** The picture of the first featured item of the app's home page, as CSS variables. */
function posterOf(catalogue: Catalogue, config: AppConfig): string {
  const hero = config.content.find((row) => row.featured && row.type === 'playlist');
  const [item] = catalogue.playlist(hero?.contentId ?? '')?.playlist ?? [];
  if (!item) return '';
  const picture = `/v1/media/${item.mediaid}/images/background.webp`;
  return `--poster: url(${picture}?width=640); --wide-poster: url(${picture}?width=1280)`;
}
