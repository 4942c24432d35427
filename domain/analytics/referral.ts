/** Where a visitor came from, as the account site noted it (CFG-18). */
export type Referral = Readonly<Record<string, unknown>>;
