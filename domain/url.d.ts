/**
 * What the rules use of the URL standard (https://url.spec.whatwg.org). Browsers and Node both implement it; the compiler knows
 * it with the types of one of them alone, and the rules have neither.
 */
declare class URL {
  constructor(url: string, base?: string | URL);
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
}

declare class URLSearchParams {
  constructor(init?: string | URLSearchParams);
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}
