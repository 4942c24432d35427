// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPresses } from '#ui/app/keep-presses.ts';
import { keepTouched, takeOver } from '#ui/app/take-over.ts';

const CONTENT = `
  <a href="/app/a" data-in-app="">More</a>
  <a href="/app/b" data-in-app="">More</a>
  <a href="https://account.example.com/">Sign in</a>
  <button type="button" aria-label="Menu"><i></i></button>
  <form role="search"><input type="search" aria-label="Search"></form>`;

let firstScreen: HTMLElement;
let app: HTMLElement;
const pressed: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  pressed.length = 0;
  document.body.innerHTML = `<div id="app"></div><div id="first-screen">${CONTENT}</div>`;
  [app, firstScreen] = ['app', 'first-screen'].map((id) => document.getElementById(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  keepPresses(firstScreen);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function startApp(content = CONTENT): void {
  app.innerHTML = content;
  app.addEventListener('click', (event) => {
    event.preventDefault();
    const { outerHTML } = (event.target as Element).closest('a, button') ?? app;
    pressed.push(/href="([^"]+)"|aria-label="([^"]+)"/.exec(outerHTML)?.slice(1).join('') ?? '');
  });
  app.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.push('submit');
  });
  takeOver();
  vi.runAllTimers();
}
const press = (element: Element | null, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element?.dispatchEvent(event);
  return event.defaultPrevented;
};

const point = (element: Element | null, type: string) =>
  element?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));

describe('taking over from the first screen', () => {
  it('removes it', () => {
    startApp();
    expect(document.getElementById('first-screen')).toBeNull();
    expect(pressed).toEqual([]);
  });

  it('repeats the last press, on the same of two links with the same words', () => {
    expect(press(firstScreen.querySelector('button i'))).toBe(true);
    expect(press(firstScreen.querySelector('[href="/app/b"]'))).toBe(true);
    startApp();
    expect(pressed).toEqual(['/app/b']);
  });

  it('repeats the press on a button', () => {
    press(firstScreen.querySelector('button i'));
    startApp();
    expect(pressed).toEqual(['Menu']);
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a press to the browser: %j',
    (init) => {
      expect(press(firstScreen.querySelector('a'), init)).toBe(false);
      startApp();
      expect(pressed).toEqual([]);
    },
  );

  it('leaves a link to another site to the browser', () => {
    expect(press(firstScreen.querySelector('[href^=https]'))).toBe(false);
    startApp();
    expect(pressed).toEqual([]);
  });

  it('goes to the page of a link that the app does not show', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    press(firstScreen.querySelector('[href="/app/b"]'));
    startApp('<a href="/app/a" data-in-app="">More</a>');
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/app\/b$/));
  });

  it('ends a press that is going on, once', () => {
    point(firstScreen.querySelector('[href="/app/b"]'), 'pointerdown');
    startApp();
    point(app.querySelector('[href="/app/b"]'), 'pointerup');
    point(app.querySelector('[href="/app/b"]'), 'pointerup');
    expect(pressed).toEqual(['/app/b']);
  });

  it.each(['pointerup', 'pointercancel'])('has no press to end after %s', (end) => {
    const link = firstScreen.querySelector('[href="/app/b"]');
    link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    link?.dispatchEvent(new PointerEvent(end, { bubbles: true }));
    startApp();
    app.querySelector('[href="/app/b"]')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(pressed).toEqual([]);
  });

  it('keeps the focus', () => {
    firstScreen.querySelector<HTMLElement>('[href="/app/b"]')?.focus();
    startApp();
    expect(document.activeElement).toBe(app.querySelector('[href="/app/b"]'));
  });

  it('takes no focus without one', () => {
    startApp();
    expect(document.activeElement).toBe(document.body);
  });

  it('types what has been typed, and searches for it if Enter was pressed', () => {
    const field = firstScreen.querySelector('input');
    field?.focus();
    if (field) field.value = 'box';
    field?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    const typed: string[] = [];
    app.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
    startApp();
    expect(typed).toEqual(['box']);
    expect(pressed).toEqual(['submit']);
  });
});

describe('a first screen that is drawn again', () => {
  const drawAgain = (content = CONTENT) =>
    keepTouched(firstScreen, () => {
      firstScreen.innerHTML = content;
    });

  it('has the focus, and the last press, where they were', () => {
    const second = () => firstScreen.querySelector<HTMLElement>('[href="/app/b"]');
    second()?.focus();
    press(second());
    drawAgain();
    expect(document.activeElement).toBe(second());
    startApp();
    expect(pressed).toEqual(['/app/b']);
  });

  it('has both on what looks the same, if it leads elsewhere by then', () => {
    press(firstScreen.querySelector('[href="/app/a"]'));
    drawAgain(CONTENT.replace('/app/a', '/app/c'));
    startApp(CONTENT.replace('/app/a', '/app/c'));
    expect(pressed).toEqual(['/app/c']);
  });

  it('hears of a press that began before and ends after it', () => {
    const menu = () => firstScreen.querySelector('button');
    point(menu(), 'pointerdown');
    drawAgain();
    point(menu(), 'pointerup');
    startApp();
    expect(pressed).toEqual(['Menu']);
  });

  it('gives the app a press that began before it and still goes on', () => {
    point(firstScreen.querySelector('button'), 'pointerdown');
    drawAgain();
    startApp();
    point(app.querySelector('button'), 'pointerup');
    expect(pressed).toEqual(['Menu']);
  });

  it.each([
    ['pointercancel', 'button'],
    ['pointerup', 'form'],
  ])('hears of none that ends elsewhere: %s on the %s', (type, where) => {
    point(firstScreen.querySelector('button'), 'pointerdown');
    drawAgain();
    point(firstScreen.querySelector(where), type);
    startApp();
    expect(pressed).toEqual([]);
  });
});
