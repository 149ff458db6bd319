import { composeIBAN } from 'ibantools';
import type { Tx } from '#kit/db/db.ts';
import type { TaxData } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { bankAccounts, payees } from '../tables.ts';
import { maskIban, readIban } from './check-ids.ts';
import { lockPayee } from './rows.ts';
import { sealBankAccount, sealText } from './sealed.ts';

/** Somebody who is paid, written without a browser: the demo world's cast. All of it is made up. */
export interface PayeeEnrolment extends Pick<TaxData, 'name' | 'street' | 'postcode' | 'town' | 'country'> {
  readonly accountId: number;
  readonly birthDate: string;
}

/** An account at a bank that does not exist. */
const madeUpIban = (accountId: number): string => {
  const iban = composeIBAN({ countryCode: 'DE', bban: `99999999${String(accountId).padStart(10, '0')}` });
  if (iban === null) throw new Error('An IBAN is made of a bank and an account.');
  return iban;
};

/** Writes what somebody would have entered as tax data and account: a small business with an account of its own. */
export async function enrolPayee({ kit }: Pick<Context, 'kit'>, tx: Tx, person: PayeeEnrolment): Promise<void> {
  const { accountId, country, name } = person;
  const at = new Date(kit.clock.now());
  const taxId = `99 ${String(accountId).padStart(9, '0')}`;
  const account = readIban(madeUpIban(accountId));
  if (account === null) throw new Error('The made-up IBAN adds up.');
  await lockPayee(tx, accountId);
  const kept = await tx.orm
    .insert(payees)
    .values({
      ...person,
      ...{ kind: 'person', taxCountry: country, vatStatus: 'smallBusiness', vatId: null, registerNumber: null },
      ...{ sealedTaxId: sealText(kit, 'taxId', String(accountId), taxId), taxIdEnds: taxId.slice(-4), changedAt: at },
    })
    .onConflictDoNothing()
    .returning({ accountId: payees.accountId });
  if (kept.length === 0) return;
  await tx.orm.insert(bankAccounts).values({
    ...{ accountId, country: account.country, isSepa: account.isSepa, masked: maskIban(account.iban) },
    ...{ sealed: sealBankAccount(kit, accountId, { iban: account.iban, holder: name }), isChange: false },
    createdAt: at,
  });
}
