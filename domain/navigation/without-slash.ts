/** An address or path without its trailing slashes. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
