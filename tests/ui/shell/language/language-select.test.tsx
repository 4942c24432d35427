// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { composedFor } from '#tests/ui/provide-app.ts';
import { allTexts } from '#tests/ui/i18n/all-texts.ts';
import { LANGUAGES } from '#ui/i18n/languages.ts';
import { LanguageProvider } from '#ui/shell/language/language-provider.tsx';
import { LanguageSelect } from '#ui/shell/language/language-select.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';

beforeEach(() => {
  document.body.replaceChildren();
  render(
    <InjectionContext value={composedFor().provide}>
      <LanguageProvider texts={allTexts()}>
        <LanguageSelect />
      </LanguageProvider>
    </InjectionContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Spanish, whose texts are on their way until the returned function loses them. */
function mockPendingSpanish() {
  const spanish = LANGUAGES.find(({ code }) => code === 'es');
  if (!spanish) throw new Error('There is no Spanish');
  let lose: (reason: Error) => void = () => undefined;
  vi.spyOn(spanish, 'load').mockReturnValue(new Promise((_arrive, fail) => (lose = fail)));
  return () => lose(new Error('Lost'));
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const choose = (value: string) => act(async () => void fireEvent.change(select(), { target: { value } }));

it('shows a chosen language while its texts are on their way', async () => {
  mockPendingSpanish();
  await choose('es');
  expect(select().value).toBe('es');
});

it('shows the present language again if the texts of the chosen one cannot be loaded', async () => {
  const lose = mockPendingSpanish();
  await choose('es');
  await act(async () => lose());
  expect(select().value).toBe('en-US');
  expect(screen.getByRole('alert').textContent).toContain('Unable to load translations');
});
