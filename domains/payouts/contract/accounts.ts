import type { AccountName } from '#domains/ledger/contract/accounts.ts';

/** Value added tax on what payees bill: the platform pays it to them and has it back from the tax office. */
export const houseVat: AccountName = 'house:vat';
/** What has left for banks. */
export const housePaidOut: AccountName = 'house:paid-out';
