import { safe } from './reference-page.ts';
import type { BenchVideo } from './videos.ts';

/** A page with a button that plays a video with hls.js as its documentation shows, and nothing else. */
export const referencePlayer = ({ source, licence }: BenchVideo): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Player</title>
<style>
body { margin: 0; background: #000; }
video { position: fixed; width: 100%; height: 100%; }
button { position: fixed; }
</style>
<script src="hls.min.js" defer></script>
</head>
<body>
<video playsinline></video>
<button>Start watching</button>
<script>
const video = document.querySelector('video');
let hls;
document.querySelector('button').addEventListener('click', () => {
  hls?.destroy();
  hls = new Hls(${licence ? protection(licence) : ''});
  hls.loadSource("${safe(source)}");
  hls.attachMedia(video);
  hls.on(Hls.Events.MANIFEST_PARSED, () => video.play());
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'l') video.currentTime = hls.liveSyncPosition;
  if (key >= '0' && key <= '9') video.currentTime = (video.duration * key) / 10;
});
</script>
</body>
</html>
`;

const protection = (licence: string): string =>
  `{ emeEnabled: true, drmSystems: { 'org.w3.clearkey': { licenseUrl: "${safe(licence)}" } } }`;
