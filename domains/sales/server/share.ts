import type pg from 'pg';
import { sharePart } from '../contract/share-part.ts';

/** A connection or the pool. */
export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>;

/**
 * The performer's part of one refund, in units: of all that is paid back with it, less of what was before. Rounded each by
 * itself, many small refunds would leave the performer a rest that the platform pays.
 */
export function shareOfRefund(
  sale: { readonly sharePercent: number; readonly earned: number; readonly paidBack: number },
  amount: number,
): number {
  const of = (paidBack: number): number => Math.min(sharePart(paidBack, sale.sharePercent), sale.earned);
  return of(sale.paidBack + amount) - of(sale.paidBack);
}

/** Whose part of what is asked for, from when on (epoch ms). */
export interface ShareQuestion {
  readonly kind: string;
  readonly sellerId: number | null;
  readonly at: number;
  /** A sale that has begun keeps the share it began with. */
  readonly sale?: string;
}

/** The rule that counts for a kind, a seller and an instant, given as expressions: of all in force the closest. */
const ruleInForce = (kind: string, seller: string, at: string): string => `select percent from (
    select distinct on (kind, seller_id) kind, seller_id, percent from sales.share_rules
    where valid_from <= ${at} and (kind is null or kind = ${kind}) and (seller_id is null or seller_id = ${seller})
    order by kind, seller_id, valid_from desc, id desc) newest
  where percent is not null
  order by seller_id is null, kind is null limit 1`;

/**
 * The part of a performer in percent: that of the begun sale, else of the closest rule, else the standard.
 * Nobody has a part in what the platform itself sells.
 */
export async function shareOf(on: Queryable, question: ShareQuestion, standard: number): Promise<number> {
  const { kind, sellerId, at, sale = null } = question;
  if (sellerId === null) return 0;
  const { rows } = await (on as pg.Pool).query<{ percent: number }>({
    name: 'sales.shareOf',
    text: `select coalesce((select share_percent from sales.sales where key = $4), (${ruleInForce('$1', '$2', '$3')}), $5::int) as percent`,
    values: [kind, sellerId, new Date(at), sale, standard],
  });
  return rows[0]?.percent ?? standard;
}

/** The part of a performer in each of some kinds at each of some instants, by kind in the order of the instants. */
export async function sharesAt(
  on: Queryable,
  { kinds, sellerId, instants }: { kinds: readonly string[]; sellerId: number; instants: readonly number[] },
  standard: number,
): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await (on as pg.Pool).query<{ kind: string; percents: number[] }>({
    name: 'sales.sharesAt',
    text: `select asked.kind, array_agg(coalesce((${ruleInForce('asked.kind', '$2', 'instants.at')}), $4::int)
        order by instants.nth) as percents
      from unnest($1::text[]) as asked(kind), unnest($3::timestamptz[]) with ordinality as instants(at, nth)
      group by asked.kind`,
    values: [kinds, sellerId, instants.map((at) => new Date(at)), standard],
  });
  return new Map(rows.map(({ kind, percents }) => [kind, percents]));
}
