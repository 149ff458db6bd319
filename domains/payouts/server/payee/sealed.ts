import { seal, unseal } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';

type Keys = Pick<Kit, 'keyFor'>;

/** What a bank account is: never in a row as it reads. */
export interface BankAccount {
  readonly iban: string;
  readonly holder: string;
}

/** Text for one row of one purpose; `about` names the row, so that what is moved to another one does not open. */
export const sealText = ({ keyFor }: Keys, purpose: string, about: string, text: string): string =>
  seal(keyFor(`payouts.${purpose}`), Buffer.from(text), about).toString('base64url');

/** What {@link sealText} sealed. @throws Error where it was altered, moved, or sealed by another installation */
export function openText({ keyFor }: Keys, purpose: string, about: string, sealed: string): string {
  const plain = unseal(keyFor(`payouts.${purpose}`), Buffer.from(sealed, 'base64url'), about);
  if (plain === null) throw new Error(`The ${purpose} of ${about} does not open with the secret of this installation.`);
  return plain.toString('utf8');
}

/** A bank account as its row keeps it: bound to whose it is. */
export const sealBankAccount = (keys: Keys, accountId: number, account: BankAccount): string =>
  sealText(keys, 'account', String(accountId), JSON.stringify(account));

export const openBankAccount = (keys: Keys, row: { accountId: number; sealed: string }): BankAccount =>
  JSON.parse(openText(keys, 'account', String(row.accountId), row.sealed)) as BankAccount;
