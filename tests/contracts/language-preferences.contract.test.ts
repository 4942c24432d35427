import { expect, it } from 'vitest';
import { makeBrowserLanguagePreferences } from '#adapters/browser/browser-language-preferences.ts';
import { makeSafeStorage } from '#adapters/browser/safe-storage.ts';
import type { LanguagePreferences } from '#application/ports/language-preferences.ts';
import { makeFakeStorage } from '#tests/doubles/fake-storage.ts';
import { makeInMemoryLanguagePreferences } from '#tests/doubles/in-memory-language-preferences.ts';
import { describeContract } from './describe-contract.ts';

const PREFERRED = ['es-MX', 'en'];

function inBrowser(): LanguagePreferences {
  const storage = makeFakeStorage();
  return makeBrowserLanguagePreferences(
    makeSafeStorage(() => storage),
    { languages: PREFERRED },
  );
}

const inBrowserWithoutStorage = (): LanguagePreferences =>
  makeBrowserLanguagePreferences(
    makeSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
    { languages: PREFERRED },
  );

describeContract(
  'the languages that a visitor reads',
  {
    'in the browser': inBrowser,
    'in a browser that keeps nothing': inBrowserWithoutStorage,
    'in memory': () => makeInMemoryLanguagePreferences(PREFERRED),
  },
  (make) => {
    it('are those of the browser before one is chosen', () => {
      expect(make().wanted()).toEqual({ chosen: null, preferred: PREFERRED });
    });

    it('include the one that was chosen last', () => {
      const preferences = make();
      preferences.choose('es');
      preferences.choose('en-US');
      expect(preferences.wanted()).toEqual({ chosen: 'en-US', preferred: PREFERRED });
    });
  },
);
