// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { observableStateOf } from '#application/observable-state.ts';
import { allTexts } from '#tests/ui/i18n/all-texts.ts';
import { NewReleaseNotice } from '#ui/feedback/new-release-notice.tsx';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { InjectionContext, type Provide } from '#ui/session/use-injection.ts';

afterEach(cleanup);

/** An offer that finds no connection when it is accepted. */
function renderOfflineOffer() {
  const isOffered$ = new BehaviorSubject(true);
  let accepted = 0;
  const offer = {
    ...observableStateOf(isOffered$),
    start: () => undefined,
    navigated: () => undefined,
    postpone: () => isOffered$.next(false),
    accept: async () => {
      accepted += 1;
      return false;
    },
  };
  const provide = (() => offer) as Provide;
  render(
    <InjectionContext value={provide}>
      <TextsContext value={allTexts()}>
        <MemoryRouter>
          <main id="content" tabIndex={-1}>
            Content
          </main>
          <NewReleaseNotice />
        </MemoryRouter>
      </TextsContext>
    </InjectionContext>,
  );
  return { offerAgain: () => act(() => isOffered$.next(true)), accepted: () => accepted };
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const statusText = () => screen.getByRole('status').textContent;

it('says that there is no connection, once for each press', async () => {
  const { accepted } = renderOfflineOffer();
  expect(statusText()).toBe('A new version is ready');
  await press('Reload');
  expect(statusText()).toBe('Still no connection');
  expect(accepted()).toBe(1);
});

it('is an offer like the first after one that failed', async () => {
  const { offerAgain } = renderOfflineOffer();
  await press('Reload');
  await press('Later');
  expect(statusText()).toBe('');
  offerAgain();
  expect(statusText()).toBe('A new version is ready');
});

it('leaves the focus to the content when it goes', async () => {
  renderOfflineOffer();
  screen.getByRole('button', { name: 'Later' }).focus();
  await press('Later');
  expect(document.activeElement?.id).toBe('content');
});
