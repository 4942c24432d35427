// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { query } from '#domain/search/query.ts';
import { allTexts } from '#tests/ui/i18n/all-texts.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { SearchStates } from '#ui/search/search-states.tsx';
import type { SearchState } from '#ui/search/use-search.ts';

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

it('leaves the focus to the content when another try takes the failure away', () => {
  const page = (search: SearchState) => (
    <TextsContext value={allTexts()}>
      <main id="content" tabIndex={-1}>
        <SearchStates query={query('plank')} search={search} filters={[]} onTakeBack={() => undefined} />
      </main>
    </TextsContext>
  );
  const failed = { kind: 'failed', failure: new Error('No answer'), tryAgain: () => undefined } as const;
  const { rerender } = render(page(failed));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(page({ kind: 'loading' }));
  expect(document.activeElement?.id).toBe('content');
});
