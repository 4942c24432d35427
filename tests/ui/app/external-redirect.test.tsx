// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AddressBar } from '#application/ports/address-bar.ts';
import { TextsContext } from '#ui/i18n/i18n.ts';
import { makeTexts } from '#ui/i18n/make-texts.ts';
import { ExternalRedirect } from '#ui/feedback/external-redirect.tsx';
import { InjectionContext } from '#ui/session/use-injection.ts';
import { makeRecordingAddressBar } from '#tests/doubles/recording-address-bar.ts';

afterEach(cleanup);

it('replaces the current page by an address outside the app, once', () => {
  const { leftFor, ...addressBar } = makeRecordingAddressBar();
  const replaced: string[] = [];
  const recording: AddressBar = { ...addressBar, replaceWith: (address) => void replaced.push(address) };
  const page = () => (
    <InjectionContext value={() => recording as never}>
      <TextsContext value={makeTexts()}>
        <ExternalRedirect to="https://account.test/sign-in?return=here" />
      </TextsContext>
    </InjectionContext>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(replaced).toEqual(['https://account.test/sign-in?return=here']);
  expect(leftFor).toEqual([]);
});
