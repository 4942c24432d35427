import type { Provide } from '#ui/session/use-injection.ts';
import type { InProcessNetwork } from './in-process-fetch.ts';
import type { SharedByTabs } from './shared-by-tabs.ts';
import { makeWindow } from './simulated-window.ts';
import { loadApp } from './start-in-tab.ts';

/** Another tab of the same browser on the app, which nobody looks at: all of it but what it shows. */
export interface SecondTab {
  readonly provide: Provide;
  /** Tells it what happens to the browser or to the page. */
  dispatch(event: string): void;
  /** Closes it in an instant; what it has sent arrives all the same. */
  close(): Promise<void>;
}

export async function openSecondTab(
  address: string,
  shared: SharedByTabs,
  network: InProcessNetwork,
): Promise<SecondTab> {
  const { window, simulated, forget } = makeWindow(address, shared);
  const { fetch, cut } = network.ofPage();
  const environment = {
    window,
    fetch,
    loadPlayerLibrary: () => Promise.reject(new Error('Nobody looks at this tab')),
  };
  const close = async () => {
    window.dispatchEvent(new window.Event('pagehide'));
    cut();
    forget();
    await simulated.happyDOM.close();
  };
  const { composeApp, loadConfiguration } = await loadApp();
  try {
    const provide = composeApp(environment, await loadConfiguration(environment));
    return { provide, dispatch: (event) => void window.dispatchEvent(new window.Event(event)), close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
