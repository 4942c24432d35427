// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allTexts } from '#tests/ui/i18n/all-texts.ts';
import { MessagePage } from '#ui/feedback/message-page.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

it('leaves the focus to the content when another try takes it away', () => {
  const page = (hasFailed: boolean) => (
    <TextsContext value={allTexts()}>
      <MemoryRouter>
        <main id="content" tabIndex={-1}>
          {hasFailed && <MessagePage heading="Lost" text="It is gone." onTryAgain={() => undefined} />}
        </main>
      </MemoryRouter>
    </TextsContext>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(page(false));
  expect(document.activeElement?.id).toBe('content');
});
