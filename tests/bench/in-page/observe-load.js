// @ts-check
/* Runs in a page before its own code, and keeps what the browser tells of the page's load in window.pageLoad. */
{
  const CARDS_WITHIN_MS = 10_000;
  const pageLoad = {
    firstContent: 0,
    largestContent: 0,
    heroVisible: 0,
    screenVisible: 0,
    cardVisible: 0,
    longTasks: /** @type {number[]} */ ([]),
    shift: 0,
  };
  Object.assign(window, { pageLoad });

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} note
   */
  const observe = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') pageLoad.firstContent = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    pageLoad.largestContent = startTime;
  });
  observe('longtask', ({ duration }) => pageLoad.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') pageLoad.shift += entry.value;
  });

  const look = () => {
    const hero = /** @type {HTMLImageElement | null} */ (document.querySelector('img[fetchpriority="high"]'));
    if (hero?.complete && hero.naturalWidth > 0) pageLoad.heroVisible ||= performance.now();
    // Words and links, not only placeholders.
    if (document.querySelector('header a')) pageLoad.screenVisible ||= performance.now();
    // Unlike the hero and the callout, a card is an article.
    if (document.querySelector('main li article a')) pageLoad.cardVisible ||= performance.now();
    const { heroVisible, screenVisible, cardVisible } = pageLoad;
    // Not every page has cards.
    const awaitsCard = cardVisible === 0 && performance.now() < CARDS_WITHIN_MS;
    if (heroVisible === 0 || screenVisible === 0 || awaitsCard) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
