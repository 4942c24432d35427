import { useLayoutEffect } from 'react';
import { IMAGE_WIDTHS } from '#domain/catalogue/image.ts';
import type { MediaItem } from '#domain/catalogue/media-item.ts';
import { BASE_PATH } from '#domain/navigation/paths.ts';
import { useConfig } from '../../session/use-config.ts';
import { jsonScript } from './json-script.ts';
import { scriptText, structuredData } from './structured-data.ts';
import { useImage } from '../../cards/use-image.ts';
import { useWithViewerTitle } from '../../session/use-item-title.ts';

/** Specification 1, section 9: the sizes in the tags for social networks. */
const IMAGE_HEIGHT = 406;
const VIDEO = { width: 1280, height: 720 };

interface DetailHeadProps {
  readonly item: MediaItem;
  /** The canonical path of the item, below the base path. */
  readonly path: string;
}

/** The metadata of a detail page for search engines and social networks, while it shows (MED-17). */
export function DetailHead({ item: itself, path }: DetailHeadProps) {
  const item = useWithViewerTitle()(itself);
  const { siteName } = useConfig();
  const { src: image } = useImage()(item, 'shelfImage', 'social');
  const site = window.location.origin + BASE_PATH;
  const address = site + path;
  const description = item.description.replace(/\s+/g, ' ').trim();
  const data = structuredData({ item, description, address, site, image });
  useRemoveSiteDescription(description !== '');
  useStructuredData(data && scriptText(data));
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={data ? 'video.other' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={item.title} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(IMAGE_WIDTHS.social)} />
      <meta property="og:image:height" content={String(IMAGE_HEIGHT)} />
      <meta name="twitter:card" content={data ? 'player' : 'summary_large_image'} />
      <meta name="twitter:title" content={item.title} />
      <meta name="twitter:image" content={image} />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
          <meta name="twitter:description" content={description} />
        </>
      )}
      {data && (
        <>
          <meta property="og:video" content={address} />
          <meta property="og:video:type" content="text/html" />
          <meta property="og:video:width" content={String(VIDEO.width)} />
          <meta property="og:video:height" content={String(VIDEO.height)} />
          <meta name="twitter:player" content={address} />
          <meta name="twitter:player:width" content={String(VIDEO.width)} />
          <meta name="twitter:player:height" content={String(VIDEO.height)} />
        </>
      )}
    </>
  );
}

/** Adds structured data to the page. React would make the element from markup, which Trusted Types refuse. */
function useStructuredData(text: string | null): void {
  useLayoutEffect(() => {
    if (text === null) return undefined;
    const script = jsonScript(text, window);
    document.head.append(script);
    return () => script.remove();
  }, [text]);
}

/** Removes the site's description while the page has its own. */
function useRemoveSiteDescription(hasOwn: boolean): void {
  useLayoutEffect(() => {
    const ofSite = hasOwn && document.getElementById('site-description');
    if (!ofSite) return undefined;
    ofSite.remove();
    return () => document.head.append(ofSite);
  }, [hasOwn]);
}
