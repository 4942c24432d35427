/** The input sources of the action commands, which WebDriver and WebDriver BiDi share. */
export type InputSource = KeySource | PointerSource;

export interface KeySource {
  readonly type: 'key';
  readonly id: string;
  readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
}

export interface PointerSource {
  readonly type: 'pointer';
  readonly id: string;
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  )[];
}

/** In CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
}

/** A browser with one tab. A failed command rejects with the browser's message. */
export interface DrivenBrowser {
  /** As in "Firefox 140.12.0". */
  readonly name: string;
  /** Resolves once the document has loaded. */
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page, and returns its result, a text. */
  run(body: string): Promise<string>;
  /** Sends keys and presses as a person would: the page takes them for real ones. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Makes the page's viewport this large. */
  resize(size: WindowSize): Promise<void>;
  /** The document must be of the cookie's domain. */
  setCookie(cookie: Cookie): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
