import { startTransition, useEffect, useState } from 'react';

/** What is rendered ahead, in the order of the page. */
const waiting: (() => void)[] = [];
let isAsked = false;

function renderNextWhenIdle(): void {
  if (isAsked || waiting.length === 0) return;
  isAsked = true;
  window.requestIdleCallback(() => {
    isAsked = false;
    waiting.shift()?.();
    renderNextWhenIdle();
  });
}

/** Calls `render` once the browser is idle and what waits already has had its turn; returns a function that withdraws it. */
function whenItsTurn(render: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  waiting.push(render);
  renderNextWhenIdle();
  return () => {
    const place = waiting.indexOf(render);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/**
 * Whether a part of a page is rendered: when it is near the view, or before, while the browser is idle, one part after another.
 * Then it stays rendered.
 */
export function useAheadOfView(isNear: boolean): boolean {
  const [isRendered, setRendered] = useState(isNear);
  if (isNear && !isRendered) setRendered(true);
  useEffect(
    () => (isRendered ? undefined : whenItsTurn(() => startTransition(() => setRendered(true)))),
    [isRendered],
  );
  return isRendered;
}
