import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { MissingFact, QuarterFigures } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { openFacts } from '../notes/facts.ts';
import { euCountries } from '../payee/check-ids.ts';
import type { BankAccountRow, PayeeRow } from '../payee/rows.ts';
import { livingAccounts, payeesOf } from '../payee/rows.ts';
import { openBankAccount, openText } from '../payee/sealed.ts';
import { boundsOfYear, figuresOf } from './figures.ts';

/** What a report says of one seller. Amounts in euro cents. */
export interface SellerFacts {
  readonly kind: 'person' | 'company';
  /** Of persons; `lastName` is the whole name of companies. */
  readonly firstName: string | null;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly registerNumber: string | null;
  readonly vatId: string | null;
  readonly taxId: string;
  readonly taxCountry: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
  /** Where they pay taxes; who moved in the year is of both. */
  readonly residences: readonly string[];
  readonly iban: string | null;
  readonly holder: string | null;
  readonly quarters: readonly QuarterFigures[];
}

/** A seller with what is missing; `facts` null where they cannot be reported, `isReportable` false for who is of no country of the EU. */
export interface Seller {
  readonly payeeId: number;
  readonly isReportable: boolean;
  readonly facts: SellerFacts | null;
  readonly missing: readonly MissingFact[];
}

/** Tells whether something has changed. */
export const digestOf = (facts: SellerFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** Payees after one who were paid in a year, or were reported for it, the lowest numbers first. */
export async function sellersAfter({ orm }: Executor, year: number, after: number, limit: number): Promise<number[]> {
  const { from, to } = boundsOfYear(year);
  const { rows } = await orm.execute<{ id: string }>(sql`
    (select payee_id as id from payouts.items where state = 'paid' and paid_at >= ${new Date(from)} and paid_at < ${new Date(to)}
        and payee_id > ${after} group by payee_id order by payee_id limit ${limit})
    union
    (select payee_id from payouts.yearly_sellers where year = ${year} and payee_id > ${after}
      group by payee_id order by payee_id limit ${limit})
    order by id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** Who of some payees was a seller of the EU in a year by a credit note, with where: who moved away since stays one. */
async function residencesByNotes(ctx: Context, executor: Executor, ids: readonly number[], year: number) {
  const { from, to } = boundsOfYear(year);
  const { rows } = await executor.orm.execute<{ payee_id: string; number: string; sealed: string }>(sql`
    select distinct on (i.payee_id, i.vat_case) i.payee_id, n.number, n.sealed
    from payouts.items i join payouts.notes n on n.id = i.note_id
    where i.payee_id = any(${sql.param([...ids])}::bigint[]) and i.state = 'paid' and i.vat_case <> 'thirdCountry'
      and i.paid_at >= ${new Date(from)} and i.paid_at < ${new Date(to)}
    order by i.payee_id, i.vat_case, i.id desc`);
  const found = new Map<number, Set<string>>();
  for (const { payee_id, ...note } of rows) {
    const countries = found.get(Number(payee_id)) ?? new Set<string>();
    found.set(Number(payee_id), countries.add(openFacts(ctx.kit, note).seller.country));
  }
  return found;
}

/** First and last name as a field of one line gives them: the last word is the last name. */
function namesIn(name: string): { firstName: string; lastName: string } {
  const at = name.lastIndexOf(' ');
  return at < 0 ? { firstName: 'NFN', lastName: name } : { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}

function missingOf(payee: PayeeRow | undefined, account: BankAccountRow | undefined, birthDate: string | null) {
  const missing: MissingFact[] = [];
  if (!payee) missing.push('taxData');
  if (payee?.kind === 'person' && birthDate === null) missing.push('birthDate');
  if (payee?.kind === 'company' && payee.registerNumber === null) missing.push('registerNumber');
  if (payee?.vatStatus === 'business' && payee.vatId === null) missing.push('vatId');
  if (!account) missing.push('account');
  return missing;
}

/** What a report of a year says of some payees as they are now; a few statements however many they are. Who wants to know what is missing alone needs no sales. */
export async function sellersOf(
  ctx: Context,
  executor: Executor,
  ids: readonly number[],
  year: number,
  hasSales = true,
): Promise<Seller[]> {
  const figures = await figuresOf(ctx, executor, ids, year, hasSales);
  const payees = await payeesOf(executor, ids);
  const accounts = await livingAccounts(executor, ids);
  const persons = new Map((await ctx.onboarding.legalPersons(executor, ids)).map((one) => [one.accountId, one]));
  const places = await residencesByNotes(ctx, executor, ids, year);
  return ids.map((payeeId) => {
    const [payee, account, person] = [payees.get(payeeId), accounts.get(payeeId), persons.get(payeeId)];
    const quarters = figures.get(payeeId);
    const birthDate = payee?.birthDate ?? person?.birthDate ?? null;
    const residences = [
      ...new Set([...(payee ? [payee.country, payee.taxCountry] : []), ...(places.get(payeeId) ?? [])]),
    ];
    const missing = missingOf(payee, account, birthDate);
    const isReportable = quarters !== undefined && (!payee || residences.some((country) => euCountries.has(country)));
    if (!payee || !quarters || missing.includes('birthDate')) return { payeeId, isReportable, facts: null, missing };
    const bank = account ? openBankAccount(ctx.kit, account) : null;
    const isPerson = payee.kind === 'person';
    // The identity check knows which part of a name is which; it counts where both say the same.
    const isSame = person !== undefined && `${person.firstName} ${person.lastName}` === payee.name;
    const names = isPerson ? (isSame ? person : namesIn(payee.name)) : { firstName: null, lastName: payee.name };
    const facts: SellerFacts = {
      ...{
        kind: payee.kind,
        firstName: names.firstName,
        lastName: names.lastName,
        birthDate: isPerson ? birthDate : null,
      },
      ...{ registerNumber: payee.registerNumber, vatId: payee.vatId, taxCountry: payee.taxCountry },
      taxId: openText(ctx.kit, 'taxId', String(payeeId), payee.sealedTaxId),
      ...{ street: payee.street, postcode: payee.postcode, town: payee.town, country: payee.country, residences },
      ...{ iban: bank?.iban ?? null, holder: bank?.holder ?? null, quarters },
    };
    return { payeeId, isReportable, facts, missing };
  });
}
