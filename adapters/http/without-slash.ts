/** A base URL without its trailing slashes, to which paths can be appended. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
