import type { Provide } from '#ui/session/use-injection.ts';
import type { InProcessNetwork } from './in-process-fetch.ts';
import type { SharedByTabs } from './shared-by-tabs.ts';
import { makeWindow } from './simulated-window.ts';
import { loadApp } from './start-in-tab.ts';

/** The app in another tab of the same browser: everything except its UI. */
export interface SecondTab {
  readonly provide: Provide;
  /** Dispatches a window event of the browser or the page. */
  dispatch(event: string): void;
  /** Closes it immediately; what it has sent arrives nevertheless. */
  close(): Promise<void>;
}

export async function openSecondTab(
  address: string,
  shared: SharedByTabs,
  network: InProcessNetwork,
): Promise<SecondTab> {
  const { window, simulated, detach } = makeWindow(address, shared);
  const { fetch, cut } = network.ofPage();
  const { composeApp, loadConfiguration, startErrorReports } = await loadApp();
  const environment = {
    window,
    fetch,
    loadPlayerLibrary: () => Promise.reject(new Error('Nobody looks at this tab')),
    platformDefaults: network.platformDefaults,
    errorReports: startErrorReports(window, fetch, () => undefined),
  };
  const close = async () => {
    window.dispatchEvent(new window.Event('pagehide'));
    cut();
    detach();
    await simulated.happyDOM.close();
  };
  try {
    const provide = composeApp(environment, await loadConfiguration(environment));
    return { provide, dispatch: (event) => void window.dispatchEvent(new window.Event(event)), close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
