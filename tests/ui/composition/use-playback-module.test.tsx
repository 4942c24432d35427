// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaPlayback } from '#application/playback/playback-use-cases.ts';
import { composedFor } from '#tests/ui/provide-app.ts';
import { usePlaybackModule } from '#ui/composition/use-playback-module.ts';
import { InjectionContext } from '#ui/session/use-injection.ts';

afterEach(cleanup);

describe('a page with a player', () => {
  it('loads the playback module when it renders, once for all such pages', () => {
    const { provide } = composedFor();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <InjectionContext value={provide}>{children}</InjectionContext>
    );
    expect(() => provide(MediaPlayback)).toThrow('No bindings found');
    renderHook(usePlaybackModule, { wrapper });
    const watching = provide(MediaPlayback);
    renderHook(usePlaybackModule, { wrapper });
    expect(provide(MediaPlayback)).toBe(watching);
  });
});
