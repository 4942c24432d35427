import { Window as SimulatedWindow } from 'happy-dom';
import { placeAtAddress } from '../place-at-address.ts';
import type { SharedByTabs } from './shared-by-tabs.ts';
import { simulateScreenModes } from './simulated-screen-modes.ts';

/** Globals of a browser that libraries look for. */
const GLOBALS = [
  'document',
  'location',
  'history',
  'sessionStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'SVGElement',
  'DocumentFragment',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'PointerEvent',
  'FocusEvent',
  'InputEvent',
  'StorageEvent',
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'scrollTo',
] as const;

/** Without layout, any element with content is in view; an empty one takes up no space. */
class SimulatedIntersectionObserver {
  constructor(private report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}

  observe(element: Element): void {
    if (element.hasChildNodes()) queueMicrotask(() => this.report([{ isIntersecting: true }]));
  }

  disconnect(): void {
    this.report = () => undefined;
  }
}

/** Without layout, a grid that scrolls is as large as the window, and scrolls wherever it is told to. */
function simulateScrolling({ HTMLElement, Element, Event }: typeof globalThis): void {
  const { prototype } = HTMLElement;
  // All windows have the same prototype.
  if (Object.hasOwn(prototype, 'scrollLeft')) return;
  for (const [name, size] of [
    ['clientWidth', 'innerWidth'],
    ['clientHeight', 'innerHeight'],
  ] as const) {
    Object.defineProperty(prototype, name, {
      get(this: HTMLElement): number {
        return (this.role === 'grid' && this.ownerDocument.defaultView?.[size]) || 0;
      },
    });
  }
  for (const name of ['scrollLeft', 'scrollTop'] as const) {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, name);
    Object.defineProperty(prototype, name, {
      get(this: HTMLElement): unknown {
        return original?.get?.call(this);
      },
      set(this: HTMLElement, distance: number) {
        original?.set?.call(this, distance);
        this.dispatchEvent(new Event('scroll'));
      },
    });
  }
}

const usedPointer = new WeakSet<Document>();

/** What has the focus has a ring, unless the person last used a pointer. */
function simulateFocusRings({ document, Element }: typeof globalThis): void {
  const { prototype } = Element;
  document.addEventListener('pointerdown', () => usedPointer.add(document), { capture: true });
  document.addEventListener('keydown', () => usedPointer.delete(document), { capture: true });
  const matches = Reflect.get(prototype, 'matches');
  // All windows have the same prototype.
  if (matches.name === 'matchesByModality') return;
  Object.defineProperty(prototype, 'matches', {
    value: function matchesByModality(this: Element, selectors: string): boolean {
      if (selectors === ':focus-visible' && usedPointer.has(this.ownerDocument)) return false;
      return matches.call(this, selectors);
    },
  });
}

/** A browser window without layout, which is the global window from now on. */
export interface BrowserTab {
  readonly window: Window;
  /** The address for which the page was left, if it was. */
  leftFor(): string | null;
  /** From now on what the page stores is lost, and it is not notified of what other tabs store. */
  detach(): void;
  close(): Promise<void>;
}

/** The address that a GET form requests. */
function requestedBy(form: HTMLFormElement, window: Window & typeof globalThis): string {
  const address = new URL(window.location.href);
  const entries = [...new window.FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  address.search = new URLSearchParams(entries).toString();
  return address.href;
}

/**
 * Opens a tab at an address, with the storage that all tabs of the same person share.
 *
 * @param onLoad called when the page requests another document of the app, with its address
 */
export function openTab(
  address: string,
  shared: SharedByTabs,
  onLoad: (address: string) => void,
): BrowserTab {
  const { window, simulated, detach } = makeWindow(address, shared);
  Object.defineProperty(window, 'IntersectionObserver', { value: SimulatedIntersectionObserver });
  simulateScrolling(window);
  simulateScreenModes(window);
  simulateFocusRings(window);
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true });
  Object.defineProperty(globalThis, 'localStorage', { get: () => window.localStorage, configurable: true });
  for (const name of GLOBALS) {
    const value = Reflect.get(window, name) as unknown;
    const bound =
      typeof value === 'function' && /^[a-z]/.test(name) ? (value.bind(window) as unknown) : value;
    Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, 'navigator', {
    value: window.navigator,
    configurable: true,
    writable: true,
  });

  let destination: string | null = null;
  const leave = (to: string) => {
    destination = to;
    queueMicrotask(() => window.dispatchEvent(new Event('pagehide')));
  };
  Object.defineProperty(window.location, 'assign', { value: leave, configurable: true });
  Object.defineProperty(window.location, 'replace', { value: leave, configurable: true });
  Object.defineProperty(window.location, 'reload', {
    value: () => onLoad(window.location.href),
    configurable: true,
  });
  window.document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link?.href || event.defaultPrevented) return;
    const { search, pathname } = new URL(link.href);
    const here = window.location;
    if (!placeAtAddress(link.href, here.origin).inApp) leave(link.href);
    else if (search !== here.search || pathname !== here.pathname) onLoad(link.href);
  });
  window.document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) onLoad(requestedBy(event.target as HTMLFormElement, window));
  });
  return {
    window,
    leftFor: () => destination,
    detach,
    close: () => simulated.happyDOM.close(),
  };
}

/** A window with access to what all tabs share, until `forget` is called. */
export function makeWindow(address: string, shared: SharedByTabs) {
  const simulated = new SimulatedWindow({
    url: address,
    width: 1280,
    height: 800,
    settings: { navigation: { disableMainFrameNavigation: true } },
  });
  const window = simulated as unknown as Window & typeof globalThis;
  return { window, simulated, detach: shared.provideTo(window) };
}
