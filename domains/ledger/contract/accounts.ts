/**
 * Whose money an account holds. `performer` and `studio`: earned; `payable`: frozen to be paid out to one of them. Only `house` and `provider`
 * may go below zero by spending.
 */
export const accountOwners = ['guest', 'performer', 'studio', 'payable', 'house', 'provider'] as const;
export type AccountOwner = (typeof accountOwners)[number];

/** Name of an account: `guest:100042`, `performer:5003`, `house:revenue`, `provider:sandbox`. */
export type AccountName =
  | `${'guest' | 'performer' | 'studio' | 'payable'}:${number}`
  | `house:${string}`
  | `provider:${string}`;

/** A guest's coins; the id is the guest id, also of an anonymous visitor. */
export const guestAccount = (guestId: number): AccountName => `guest:${guestId}`;
/** What a performer has earned and not been paid out; the id is the actor id. */
export const performerAccount = (actorId: number): AccountName => `performer:${actorId}`;
/** What a studio has of what its performers earned, and has not been paid out; the id is the studio's account. */
export const studioAccount = (accountId: number): AccountName => `studio:${accountId}`;
/** What is to be paid out to a performer or a studio, or was paid too much: then below zero. */
export const payableAccount = (accountId: number): AccountName => `payable:${accountId}`;
/** The platform's part of what guests spend. */
export const houseRevenue: AccountName = 'house:revenue';
/** Where money enters the books: it goes below zero by what a payment provider collected for us. */
export const providerAccount = (provider: string): AccountName => `provider:${provider}`;

const wellFormed = /^(?:(?:guest|performer|studio|payable):[1-9]\d{0,14}|(?:house|provider):[a-z][a-z0-9-]{0,39})$/;

/** Whether a text names an account. */
export function isAccountName(text: string): text is AccountName {
  return wellFormed.test(text);
}

/** Whose money an account holds. */
export function ownerOf(account: AccountName): AccountOwner {
  return account.slice(0, account.indexOf(':')) as AccountOwner;
}

/** Accounts between which what was earned moves on its way to a bank: such a move is no earning and no loss. */
export const payoutOwners = ['studio', 'payable'] as const satisfies readonly AccountOwner[];

/** The number in `guest:100042` and `performer:5003`. */
export function idOf(account: AccountName): number {
  return Number(account.slice(account.indexOf(':') + 1));
}
