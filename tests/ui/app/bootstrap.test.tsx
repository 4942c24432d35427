// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFailure, type FailureKind } from '#application/app-failure.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import {
  makeRecordingErrorReports,
  type RecordingErrorReports,
} from '#tests/doubles/recording-error-reports.ts';
import { bootstrap, type ComposedApp } from '#ui/app/bootstrap.tsx';

let root: Root;
let errorReports: RecordingErrorReports;
beforeEach(() => {
  errorReports = makeRecordingErrorReports();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/app/nowhere');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  vi.restoreAllMocks();
});
const start = (compose: () => Promise<ComposedApp>) => act(() => bootstrap(root, errorReports, compose));

describe('an app that starts', () => {
  it('renders in its brand colours [CFG-17]', async () => {
    const styling = {
      backgroundColor: '#102030',
      highlightColor: null,
      headerBackground: null,
      footerText: null,
    };
    await start(async () => composedFor({ styling }));
    expect(await screen.findByRole('heading', { name: "This page doesn't exist." })).toBeTruthy();
    expect(document.documentElement.style.getPropertyValue('--color-background')).toBe('rgb(16 32 48)');
    expect(document.documentElement.lang).toBe('en-US');
  });
});

describe('an app that cannot start', () => {
  it.each<[FailureKind, string]>([
    ['no-settings', 'Unable to load .webapp.ini'],
    ['invalid-settings', 'Invalid or missing settings'],
    ['no-usable-source', 'No usable config sources'],
    ['no-config-location', 'No config location found'],
    ['config-not-loaded', 'Failed to load the config'],
    ['no-config', 'No config found'],
    ['invalid-config', 'Invalid or missing config'],
    ['unreachable', 'There was an issue loading the application'],
  ])('for %s shows "%s" [CFG-03, CFG-04, CFG-11, CFG-12, CFG-19]', async (kind, heading) => {
    const failure = new AppFailure(kind, 'for a developer');
    await start(() => Promise.reject(failure));
    expect(screen.getByRole('heading').textContent).toBe(heading);
    expect(errorReports.reported).toEqual([{ error: failure, origin: 'startup' }]);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('names the invalid field [CFG-11]', async () => {
    const field = 'integrations.db.apiBase';
    await start(() => Promise.reject(new AppFailure('invalid-config', 'x', { field })));
    expect(document.body.textContent).toContain(`The field at fault is ${field}.`);
  });

  it('links to the set-up documentation if the settings are invalid [CFG-11]', async () => {
    await start(() => Promise.reject(new AppFailure('invalid-settings', 'x')));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/set-up.html');
  });

  it.each([new Error('x'), 'text', null])(
    'for any other reason shows a general message: %s [CFG-19]',
    async (reason) => {
      await start(vi.fn<() => Promise<ComposedApp>>().mockRejectedValue(reason));
      expect(screen.getByRole('heading').textContent).toBe('There was an issue loading the application');
      expect(document.body.textContent).toContain('Try refreshing this page or come back later.');
    },
  );

  it('shows that message if the code around every screen throws, too [CFG-19]', async () => {
    const { configuration } = composedFor();
    const provide = () => {
      throw new Error('Nothing is bound');
    };
    await start(async () => ({ configuration, provide }));
    expect(screen.getByRole('heading').textContent).toBe('There was an issue loading the application');
    expect(errorReports.told).toEqual(['startup Error: Nothing is bound']);
  });
});
