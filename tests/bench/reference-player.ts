import { safe } from './reference-page.ts';

/** A page with a button that plays a source by hls.js as its documentation shows, and nothing else. */
export const referencePlayer = (source: string): string => `<!doctype html>
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
document.querySelector('button').addEventListener('click', () => {
  const video = document.querySelector('video');
  const hls = new Hls();
  hls.loadSource("${safe(source)}");
  hls.attachMedia(video);
  hls.on(Hls.Events.MANIFEST_PARSED, () => video.play());
});
</script>
</body>
</html>
`;
