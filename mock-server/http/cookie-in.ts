/** The value of a cookie as it was sent; undefined if there is none of this name. */
export const cookieIn = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`).exec(cookies ?? '')?.[1];
