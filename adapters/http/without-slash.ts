/** A base address to which paths can be added. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
