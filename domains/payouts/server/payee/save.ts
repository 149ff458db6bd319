import { and, eq, isNull } from 'drizzle-orm';
import type { AccountCaller, Language } from '#kit/contract/access.ts';
import type { FieldError, Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { ageOn } from '#kit/i18n/age.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { PayeeView, TaxData } from '../../contract/index.ts';
import { accountRefused, taxDataRefused } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { bankAccounts, payees } from '../tables.ts';
import type { ReadIban } from './check-ids.ts';
import { euCountries, maskIban, readIban, vatIdOf } from './check-ids.ts';
import { livingAccounts, lockPayee } from './rows.ts';
import { openBankAccount, sealBankAccount, sealText } from './sealed.ts';
import { payeeView } from './view.ts';
import * as words from './words.ts';

const adultAge = 18;

/** What does not fit in tax data, field by field. */
function wrongIn(data: TaxData, today: string, platformCountry: string): { field: string; says: Texts }[] {
  const wrong: { field: string; says: Texts }[] = [];
  const say = (field: keyof TaxData, says: Texts): void => void wrong.push({ field: `body.${field}`, says });
  if (data.kind === 'person') {
    if (data.birthDate === null) say('birthDate', words.birthDateMissing);
    else if ((ageOn(data.birthDate, today) ?? 0) < adultAge) say('birthDate', words.birthDateWrong);
  } else {
    if (data.registerNumber === null) say('registerNumber', words.registerMissing);
    if (data.vatStatus === 'private') say('vatStatus', words.companyNotPrivate);
  }
  const isEu = euCountries.has(data.country);
  const flaw = data.vatId === null ? null : vatIdOf(data.vatId, data.country).flaw;
  if (flaw !== null) say('vatId', flaw);
  if (data.vatId === null && data.vatStatus === 'business' && isEu && data.country !== platformCountry)
    say('vatId', words.vatIdMissing);
  return wrong;
}

const said = (wrong: readonly { field: string; says: Texts }[], language: Language): FieldError[] =>
  wrong.map(({ field, says }) => ({ field, message: says[language] }));

/** Keeps tax data. @throws Problem payouts_tax_data naming the fields */
export async function saveTaxData(ctx: Context, caller: AccountCaller, given: TaxData): Promise<PayeeView> {
  const { kit, settings } = ctx;
  const wrong = wrongIn(given, dayOf(kit.clock.now()), settings.PAYOUT_PLATFORM_COUNTRY);
  if (wrong.length > 0) throw new Problem(taxDataRefused, { errors: said(wrong, caller.language) });
  await kit.db.transaction((tx) => keepTaxData(ctx, tx, caller.accountId, given));
  return payeeView(ctx, kit.db, caller.accountId);
}

/** Keeps tax data that was looked at. */
export async function keepTaxData({ kit }: Context, tx: Tx, accountId: number, given: TaxData): Promise<void> {
  const { taxId, vatId, ...rest } = given;
  const values = {
    ...rest,
    birthDate: given.kind === 'person' ? given.birthDate : null,
    registerNumber: given.kind === 'company' ? given.registerNumber : null,
    vatId: vatId === null ? null : vatIdOf(vatId, given.country).vatId,
    sealedTaxId: sealText(kit, 'taxId', String(accountId), taxId),
    taxIdEnds: taxId.slice(-4),
    changedAt: new Date(kit.clock.now()),
  };
  await lockPayee(tx, accountId);
  await tx.orm
    .insert(payees)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: payees.accountId, set: values });
}

/** Keeps the account somebody is paid to; the same again changes nothing. @throws Problem payouts_account */
export async function saveBankAccount(
  ctx: Context,
  caller: AccountCaller,
  given: { readonly iban: string; readonly holder: string },
): Promise<PayeeView> {
  const { kit } = ctx;
  const { accountId } = caller;
  const read = readIban(given.iban);
  if (read === null)
    throw new Problem(accountRefused, {
      errors: said([{ field: 'body.iban', says: words.ibanWrong }], caller.language),
    });
  await kit.db.transaction((tx) => keepBankAccount(ctx, tx, accountId, { ...read, holder: given.holder }));
  return payeeView(ctx, kit.db, accountId);
}

/** Keeps an account that was looked at; the same again changes nothing. */
export async function keepBankAccount(
  { kit }: Context,
  tx: Tx,
  accountId: number,
  { iban, country, isSepa, holder }: ReadIban & { readonly holder: string },
): Promise<void> {
  await lockPayee(tx, accountId);
  const before = (await livingAccounts(tx, [accountId])).get(accountId);
  if (before !== undefined) {
    const old = openBankAccount(kit, before);
    if (old.iban === iban && old.holder === holder) return;
  }
  const createdAt = new Date(kit.clock.now());
  const isChange = (await tx.orm.$count(bankAccounts, eq(bankAccounts.accountId, accountId))) > 0;
  await tx.orm
    .update(bankAccounts)
    .set({ endedAt: createdAt })
    .where(and(eq(bankAccounts.accountId, accountId), isNull(bankAccounts.endedAt)));
  await tx.orm.insert(bankAccounts).values({
    ...{ accountId, country, isSepa, isChange, masked: maskIban(iban), createdAt },
    sealed: sealBankAccount(kit, accountId, { iban, holder }),
  });
}
