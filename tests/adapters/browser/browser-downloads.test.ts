import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { makeBrowserDownloads } from '#adapters/browser/browser-downloads.ts';

it('a browser downloads a file under its name, and nothing of it stays on the page [MED-22]', () => {
  const document = new Window().document as unknown as Document;
  const pressed: { readonly name: string; readonly address: string }[] = [];
  document.addEventListener('click', (event) => {
    const link = event.target as HTMLAnchorElement;
    event.preventDefault();
    pressed.push({ name: link.download, address: link.href });
  });
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:50 % Pliés, #1 & more\r\n';
  makeBrowserDownloads(document).save({ name: 'barre.ics', type: 'text/calendar', text });

  expect(pressed.map(({ name }) => name)).toEqual(['barre.ics']);
  const [type, content = ''] = pressed[0]?.address.split(/,(.*)/s) ?? [];
  expect(type).toBe('data:text/calendar;charset=utf-8');
  expect(decodeURIComponent(content)).toBe(text);
  expect(document.body.childElementCount).toBe(0);
});
