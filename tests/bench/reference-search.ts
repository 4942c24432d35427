import { SEARCH_DELAY_MS } from '#domain/search/search-delay.ts';
import { safe, type PageFrame } from './reference-page.ts';

/**
 * A page with a field that shows the platform's search results, with a few lines of script and nothing else.
 */
export const referenceSearch = ({ content, style }: PageFrame): string => `<!doctype html>
<html lang="en-US" style="--background: ${content.background}; --highlight: ${content.highlight}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Search</title>
<style>${style}</style>
</head>
<body>
<input type="search" aria-label="Search">
<main></main>
<script>
const safe = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const card = ({ title, image }) =>
  '<li><img alt="" loading="lazy" src="' + safe(image) + '"><h3><a href="/app/">' + safe(title) + '</a></h3></li>';
let timer;
document.querySelector('input').addEventListener('input', ({ target }) => {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    const answer = await fetch("${safe(content.platform)}/api/v3/jwp/search?q=" + encodeURIComponent(target.value));
    const { playlist } = await answer.json();
    document.querySelector('main').innerHTML =
      '<h1>' + safe(target.value) + '</h1><ul class="list">' + playlist.map(card).join('') + '</ul>';
  }, ${SEARCH_DELAY_MS});
});
</script>
</body>
</html>
`;
