import type { Executor } from '#kit/db/db.ts';
import type { BankAccountView, PayeeView } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { dayMs } from '../context.ts';
import type { BankAccountRow, PayeeRow } from './rows.ts';
import { livingAccounts, payeesOf } from './rows.ts';
import { openBankAccount } from './sealed.ts';

/** From when on an account is paid to, epoch ms: the first one at once, a changed one after some days. */
export const usableFrom = (
  { settings }: Pick<Context, 'settings'>,
  row: Pick<BankAccountRow, 'createdAt' | 'isChange'>,
) => row.createdAt.getTime() + (row.isChange ? settings.PAYOUT_ACCOUNT_REST_DAYS * dayMs : 0);

/** An account without its number and holder. */
export const maskedAccount = (ctx: Context, row: BankAccountRow): Omit<BankAccountView, 'holder'> => ({
  ...{ id: row.id, iban: row.masked, country: row.country, since: row.createdAt.getTime() },
  usableFrom: usableFrom(ctx, row),
});

function taxView(row: PayeeRow): PayeeView['tax'] {
  const { accountId: _, sealedTaxId: __, changedAt, ...shown } = row;
  return { ...shown, changedAt: changedAt.getTime() };
}

/** What is kept of somebody as they see it themselves. */
export async function payeeView(ctx: Context, executor: Executor, accountId: number): Promise<PayeeView> {
  const row = (await payeesOf(executor, [accountId])).get(accountId);
  const account = (await livingAccounts(executor, [accountId])).get(accountId);
  const [person] = await ctx.onboarding.legalPersons(executor, [accountId]);
  return {
    tax: row ? taxView(row) : null,
    account: account ? { ...maskedAccount(ctx, account), holder: openBankAccount(ctx.kit, account).holder } : null,
    known: person
      ? {
          name: `${person.firstName} ${person.lastName}`,
          ...{ birthDate: person.birthDate, street: person.street, postcode: person.postcode },
          ...{ town: person.town, country: person.country },
        }
      : null,
  };
}
