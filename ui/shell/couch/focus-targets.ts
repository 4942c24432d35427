import type { FocusTarget } from './next-target.ts';

export interface ElementTarget extends FocusTarget<Element> {
  readonly element: HTMLElement;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const PARTS = 'header, main, footer';
const ROWS =
  '[data-focus-row], ul, ol, nav, header, footer, form, fieldset, [role="grid"], [role="tablist"], [role="group"], section';

/** The dialog over all others; null without one. Those that open over another one are nested in it. */
export const openDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** What can take the focus by arrow keys: in the dialog over the page, or else on the page. */
export function targets(): readonly ElementTarget[] {
  const place = openDialog() ?? document.body;
  const parts = [...place.querySelectorAll(PARTS)];
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(canBeReached).map((element) => {
    const part = partOf(element);
    return targetOf(element, part !== null && parts.includes(part) ? parts.indexOf(part) : parts.length);
  });
}

/** The content has headers of its own. */
const partOf = (element: Element): Element | null => element.closest('main') ?? element.closest(PARTS);

export const isInPageHeader = (element: Element): boolean => partOf(element)?.matches('header') === true;

const targetOf = (element: HTMLElement, part: number): ElementTarget => ({
  element,
  part,
  box: element.getBoundingClientRect(),
  row: rowOf(element),
  owners: ownersOf(element),
  toolOf: element.closest('[data-tools]')?.closest('section') ?? null,
});

/** The header of the page is one row, whatever it consists of. */
export const rowOf = (element: Element): Element =>
  (isInPageHeader(element) ? element.closest('header') : element.closest(ROWS)) ?? document.body;

function ownersOf(element: Element): readonly Element[] {
  const owner = element.closest('section');
  return owner === null ? [] : [owner, ...ownersOf(owner.parentElement ?? document.body)];
}

/**
 * Links within the page only spare presses of Tab, and cards lead where their tools do. What is for screen readers alone is a pixel
 * large.
 */
function canBeReached(element: HTMLElement): boolean {
  if (
    element.tabIndex < 0 ||
    element.matches(':disabled, [href^="#"]') ||
    element.closest('[inert], article [data-tools]')
  )
    return false;
  const { width, height } = element.getBoundingClientRect();
  if (width === 1 && height === 1) return false;
  return element.checkVisibility({ checkVisibilityCSS: true });
}
