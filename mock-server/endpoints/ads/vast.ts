import { AD_FILM_ID, AD_SECONDS } from '../../catalogue/items/ad-film.ts';
import { refusal, type Handler } from '../../http/endpoint.ts';
import { HLS_TYPE } from '../../streaming/hls/playlist-text.ts';

export const VAST_TYPE = 'application/xml; charset=utf-8';

const QUARTILES = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const document = (content: string) =>
  `${DECLARATION}<VAST version="4.0"><Ad id="water">${content}</Ad></VAST>\n`;

/** A VMAP document with one ad, before the video. */
const vmap = (address: string) =>
  `${DECLARATION}<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
<vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource>
<vmap:AdTagURI templateType="vast4"><![CDATA[${address}]]></vmap:AdTagURI>
</vmap:AdSource></vmap:AdBreak></vmap:VMAP>\n`;

/**
 * A VAST ad by name: the film, a wrapper of it, an endless wrapper, an ad with a missing film, or none; `schedule` is a VMAP
 * document instead.
 */
export const vast: Handler = ({ platform, params }) => {
  const { origin } = platform;
  const content = contentOf(params['ad'] ?? '', origin);
  if (content === null) return refusal(404, `There is no ad "${params['ad']}"`);
  return { status: 200, type: VAST_TYPE, headers: { 'cache-control': 'no-store' }, body: content };
};

/** The document of a name; null if there is none. */
function contentOf(name: string, origin: string): string | null {
  switch (name) {
    case 'film':
      return document(film(origin));
    case 'wrapped':
      return document(wrapper(`${origin}/ads/film.xml`, beacon(origin, 'wrapped')));
    case 'lost':
      return document(film(origin).replace(AD_FILM_ID, 'Lost0000'));
    case 'empty':
      return document('');
    case 'endless':
      return document(wrapper(`${origin}/ads/endless.xml`, ''));
    case 'schedule':
      return vmap(`${origin}/ads/wrapped.xml`);
    default:
      return null;
  }
}

const beacon = (origin: string, event: string) =>
  `<Impression><![CDATA[${origin}/ads/beacons/${event}]]></Impression>`;

const wrapper = (address: string, beacons: string) =>
  `<Wrapper><AdSystem>Daybreak</AdSystem>${beacons}<VASTAdTagURI><![CDATA[${address}]]></VASTAdTagURI></Wrapper>`;

const film = (origin: string) => `<InLine><AdSystem>Daybreak</AdSystem><AdTitle>Drink Something</AdTitle>
${beacon(origin, 'impression')}<Error><![CDATA[${origin}/ads/beacons/error]]></Error>
<Creatives><Creative><Linear><Duration>00:00:${AD_SECONDS}</Duration><TrackingEvents>
${QUARTILES.map((event) => `<Tracking event="${event}"><![CDATA[${origin}/ads/beacons/${event}]]></Tracking>`).join('\n')}
</TrackingEvents><MediaFiles>
<MediaFile delivery="streaming" type="${HLS_TYPE}" width="1280" height="720"><![CDATA[${origin}/manifests/${AD_FILM_ID}.m3u8]]></MediaFile>
</MediaFiles></Linear></Creative></Creatives></InLine>`;
