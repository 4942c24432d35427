/* What runs in the page: functions without anything around them. */

/** A link, button or field, and where it shows in the window, in CSS pixels. */
export interface ShownControl {
  readonly name: string;
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** The positions in the list of those that contain it. */
  readonly within: readonly number[];
  /** By how much it runs off the side of the window, unless that side can be scrolled to. */
  readonly beyond: number;
}

/** The links, buttons and fields that can be reached: of an open dialog alone, those of the player included. */
export function shownControls(): ShownControl[] {
  const CONTROLS = 'a, button, select, input, [role=button]';
  const HIDDEN = '[inert], [role=grid], .visually-hidden';
  /** Less is a border, or the rounding of a pixel. */
  const LEAST = 2;
  const everythingIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) =>
      each.shadowRoot ? [each, ...everythingIn(each.shadowRoot)] : [each],
    );
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const around = (element: Element): Element[] => {
    const parent = parentOf(element);
    return parent ? [parent, ...around(parent)] : [];
  };
  const isShown = (control: Element) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![control, ...around(control)].some((each) => each.matches(HIDDEN));
  const nameOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40) || control.tagName;
  const place = (control: Element) => {
    const whole = control.getBoundingClientRect();
    let { left, right, top, bottom } = whole;
    if (control instanceof HTMLInputElement) {
      // What lies on its padding leaves room for its text.
      const { paddingLeft, paddingRight } = getComputedStyle(control);
      left += parseFloat(paddingLeft);
      right -= parseFloat(paddingRight);
    }
    let beyond = Math.max(-whole.left, whole.right - window.innerWidth);
    for (const each of around(control)) {
      const { overflowX } = getComputedStyle(each);
      if (overflowX === 'visible' || overflowX === 'clip') continue;
      if (overflowX !== 'hidden') beyond = 0;
      const clip = each.getBoundingClientRect();
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    return { box: { left, right, top, bottom }, beyond };
  };
  const reached = document.querySelector('dialog[open]:not(:has(dialog[open]))') ?? document;
  const controls = everythingIn(reached)
    .filter((each) => each.matches(CONTROLS) && isShown(each))
    .map((control) => ({ control, ...place(control) }))
    .filter(({ box }) => box.right - box.left > LEAST && box.bottom - box.top > LEAST);
  return controls.map(({ control, box, beyond }) => {
    const containers = around(control);
    const within = controls.flatMap((other, at) => (containers.includes(other.control) ? [at] : []));
    return { name: nameOf(control), box, within, beyond };
  });
}

/**
 * The texts of the pseudo-language, in brackets, that do not show to their end or have a word broken in two, and any text that
 * has no room at all. An entry of a list that has room for one line ends with an ellipsis in any language, as it contains titles
 * from outside.
 */
export function cutOffTexts(): string[] {
  const ownTexts = (element: Element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const wordsOf = (element: Element) =>
    ownTexts(element)
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  /** Clipped to nothing: for screen readers alone. */
  const isUnseen = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
  const texts = [...document.querySelectorAll('body *')].filter(
    (each) =>
      wordsOf(each) !== '' &&
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest('[inert], [aria-hidden=true], option') &&
      !isUnseen(each),
  );
  const hasNoRoom = (element: Element) => element.getBoundingClientRect().width === 0;
  const hasBrokenWord = (element: Element) =>
    ownTexts(element).some((node) =>
      [...(node.textContent ?? '').matchAll(/[^\s/-]+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1;
      }),
    );
  const isCutOff = (element: Element): boolean => {
    const range = document.createRange();
    const [first, last] = [ownTexts(element).at(0), ownTexts(element).at(-1)];
    if (!first || !last) return false;
    range.setStartBefore(first);
    range.setEndAfter(last);
    const text = range.getBoundingClientRect();
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(each);
      // What scrolls can be read.
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      if (textOverflow === 'ellipsis' && each.closest('article, li')) return false;
      const box = each.getBoundingClientRect();
      if (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 1) return true;
    }
    return text.right > window.innerWidth + 1 || text.left < -1;
  };
  const isOfTheApp = (element: Element) => /^\[.*\]$/.test(wordsOf(element));
  return texts
    .filter((each) => hasNoRoom(each) || (isOfTheApp(each) && (isCutOff(each) || hasBrokenWord(each))))
    .map(wordsOf);
}

/** The headings, links, buttons and pictures in view, and where each is, in whole CSS pixels. */
export function placesInView(): [what: string, place: string][] {
  return [...document.querySelectorAll('h1, h2, h3, a, button, main p, main img, input')].flatMap(
    (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInView =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        top < window.innerHeight &&
        top + height > 0;
      // Words that are not final yet keep their place unseen.
      const isFinal = [...element.children].every((each) => getComputedStyle(each).visibility === 'visible');
      if (!isInView || !isFinal) return [];
      const name = element.getAttribute('aria-label') ?? element.getAttribute('src') ?? element.textContent;
      if (name.trim() === '') return [];
      const place = [left, top, width, height].map(Math.round).join(' ');
      return [[`${element.tagName} ${name}`, place] as [string, string]];
    },
  );
}
