// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressBar } from '#application/ports/address-bar.ts';
import { Sharing, type ShareOutcome } from '#application/ports/sharing.ts';
import type { Token } from '#application/injection/token.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';
import { makeRecordingSharing } from '#tests/doubles/recording-sharing.ts';
import { ShareButton } from '#ui/cards/share-button.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { allTexts } from '../i18n/all-texts.ts';

const PAGE = 'https://app.test/app/m/Wrk00001/slow-barre?seriesId=Series01&play=1&r=PlayLst1';

function shown(outcome: ShareOutcome) {
  const sharing = makeRecordingSharing(outcome);
  const provided = new Map<Token<unknown>, unknown>([
    [Sharing, sharing],
    [AddressBar, makeRecordingAddressBar(PAGE)],
  ]);
  const screen = render(
    <InjectionContext value={<T,>(token: Token<T>) => provided.get(token) as T}>
      <TextsContext value={allTexts()}>
        <ShareButton title="Slow Barre" />
      </TextsContext>
    </InjectionContext>,
  );
  return {
    passedOn: sharing.passedOn,
    said: () => screen.getByRole('status').textContent,
    press: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' }))),
  };
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the share button [MED-12]', () => {
  it('shares the page without the player', async () => {
    const { passedOn, press } = shown('shared');
    await press();
    expect(passedOn).toEqual([
      {
        title: 'Slow Barre',
        address: 'https://app.test/app/m/Wrk00001/slow-barre?seriesId=Series01&r=PlayLst1',
      },
    ]);
  });

  it('shows for 2 s that the url was copied', async () => {
    const { said, press } = shown('copied');
    expect(said()).toBe('');
    await press();
    expect(said()).toBe('Copied url');
    await pass(1999);
    expect(said()).toBe('Copied url');
    await pass(1);
    expect(said()).toBe('');
  });

  it('shows it for another 2 s when pressed again', async () => {
    const { said, press } = shown('copied');
    await press();
    await pass(1500);
    await press();
    await pass(1999);
    expect(said()).toBe('Copied url');
    await pass(1);
    expect(said()).toBe('');
  });

  it.each<ShareOutcome>(['shared', 'cancelled'])('shows nothing if it was %s', async (outcome) => {
    const { said, press } = shown(outcome);
    await press();
    expect(said()).toBe('');
  });

  it('shows permanently that nothing could be copied', async () => {
    const { said, press } = shown('refused');
    await press();
    await pass(10_000);
    expect(said()).toBe('The url could not be copied. Copy it from the address bar.');
  });
});
