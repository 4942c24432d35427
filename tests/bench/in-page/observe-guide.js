// @ts-check
/*
 * Runs in a page before its own code. Notes in window.guideVisible when every row in view has a program and a frame has been
 * drawn with it, in milliseconds since the start of the navigation; from window.beginFling() to window.endFling(), which
 * returns it, notes what hinders the page while it is scrolled, and which part of the guide is blank.
 */
{
  /** From here on, in milliseconds, at least one frame of a screen with 60 in a second was left out. */
  const LATE_MS = 34;
  const ROWS = 'main [data-row]';

  /** @param {Element} row */
  const hasProgram = (row) => /\d:\d\d/.test(row.textContent ?? '');

  /** @param {Element} row */
  const isInView = (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };

  const look = () => {
    const rows = [...document.querySelectorAll(ROWS)].filter(isInView);
    if (rows.length === 0 || !rows.every(hasProgram)) requestAnimationFrame(look);
    else Object.assign(window, { guideVisible: performance.now() });
  };
  requestAnimationFrame(look);

  const guide = () => /** @type {HTMLElement} */ (document.querySelector('[role=grid]'));

  /** The left and right end of the cells of a row, which are in their order. @param {Element} row */
  const covered = (row) => {
    const cells = /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll('[data-start]'));
    const [first, last] = [cells[0]?.style, cells[cells.length - 1]?.style];
    if (!first || !last) return { from: Infinity, to: -Infinity };
    // A row whose schedule has not arrived has one cell without a place.
    if (!last.width) return { from: -Infinity, to: Infinity };
    return { from: parseFloat(first.left), to: parseFloat(last.left) + parseFloat(last.width) };
  };

  /** How many of the rows in view are blank: not in the document, or without programs from end to end of the view. */
  const blankRows = () => {
    const element = guide();
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight } = element;
    const rows = new Map(
      [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('[data-row]'))].map((row) => [
        Number(row.dataset['row']),
        row,
      ]),
    );
    const height = parseFloat(element.style.getPropertyValue('--row'));
    const sidebar = parseFloat(element.style.getPropertyValue('--sidebar'));
    const first = Math.floor(scrollTop / height);
    const last = Math.floor((Math.min(scrollTop + clientHeight, scrollHeight) - 1) / height) - 1;
    let blank = 0;
    for (let index = first; index <= last; index += 1) {
      const row = rows.get(index);
      const { from, to } = row ? covered(row) : { from: Infinity, to: -Infinity };
      if (from > scrollLeft || to < scrollLeft + clientWidth - sidebar) blank += 1;
    }
    return { blank, inView: last - first + 1 };
  };

  let isObserved = false;

  const beginFling = () => {
    const isApp = guide().style.getPropertyValue('--row') !== '';
    const longTasks = /** @type {number[]} */ ([]);
    const fling = { longTasks, frames: 0, lateFrames: 0, duration: 0, blankRows: 0, rowsInView: 0 };
    Object.assign(window, { fling });
    isObserved = true;
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => longTasks.push(duration)),
    ).observe({ type: 'longtask' });
    /** @param {number} before */
    const countFrom = (before) =>
      requestAnimationFrame((now) => {
        if (!isObserved) return;
        fling.frames += 1;
        fling.duration += now - before;
        if (now - before > LATE_MS) fling.lateFrames += 1;
        if (isApp) {
          const { blank, inView } = blankRows();
          fling.blankRows += blank;
          fling.rowsInView += inView;
        }
        countFrom(now);
      });
    requestAnimationFrame(countFrom);
  };

  const endFling = () => {
    isObserved = false;
    return Reflect.get(window, 'fling');
  };
  Object.assign(window, { beginFling, endFling });
}
