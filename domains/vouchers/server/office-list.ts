import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FilterValues } from '#kit/contract/list.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeVoucher } from '../contract/office.ts';
import { voucherList } from '../contract/office.ts';
import type { VoucherState } from '../contract/types.ts';
import { kindOfVoucher, voucherTypes } from '../contract/types.ts';
import type { Context } from './deps.ts';
import { stateOf } from './lot.ts';
import { lotOf } from './rows.ts';
import type { VoucherRow } from './tables.ts';
import { vouchers } from './tables.ts';

/** Days whose vouchers the figures count. */
const figureDays = 90;

/** The list of all vouchers, its export and its figures. */
export function officeList({ kit }: Pick<Context, 'kit'>): Handler[] {
  const wanted = async ({ search, kind, state, ...days }: FilterValues<(typeof voucherList)['filters']>) => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : inArray(vouchers.guestId, await findPeople(kit.extensions, kit.db, search)),
      kind === undefined ? undefined : eq(vouchers.type, voucherTypes[kind]),
      state === undefined ? undefined : inState(state, new Date(kit.clock.now())),
      from && gte(vouchers.grantedAt, from),
      to && lt(vouchers.grantedAt, to),
    );
  };
  return handleList(voucherList, {
    async find({ filters, ...request }) {
      const page = keyset(request, { grantedAt: vouchers.grantedAt }, vouchers.id);
      return kit.db.orm
        .select({ ...getTableColumns(vouchers), cursor: page.cursor })
        .from(vouchers)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (rows) => rows.map((row) => toOffice(row, kit.clock.now())),
    facts: async () => {
      const since = new Date(kit.clock.now() - figureDays * 24 * 3_600_000);
      const sum = (what: SQLWrapper) => sql<number>`sum(${what})::int`;
      const rows = await kit.db.orm
        .select({
          type: vouchers.type,
          granted: sum(vouchers.amount),
          used: sum(vouchers.used),
          expired: sum(vouchers.expired),
          takenBack: sum(vouchers.takenBack),
          open: sum(sql`${vouchers.left} + ${vouchers.reserved}`),
        })
        .from(vouchers)
        .where(gte(vouchers.grantedAt, since))
        .groupBy(vouchers.type)
        .orderBy(vouchers.type);
      return { figures: rows.map(({ type, ...figures }) => ({ kind: kindOfVoucher(type), ...figures })) };
    },
  });
}

/** The same as {@link stateOf}, for the database. */
function inState(state: VoucherState, now: Date): SQL | undefined {
  const alive = or(isNull(vouchers.validTo), gt(vouchers.validTo, now));
  const held = and(gt(vouchers.left, 0), alive);
  const none = or(eq(vouchers.left, 0), lte(vouchers.validTo, now));
  const ended = or(gt(vouchers.expired, 0), gt(vouchers.left, 0));
  const free = and(none, eq(vouchers.reserved, 0));
  switch (state) {
    case 'coming':
      return and(held, gt(vouchers.validFrom, now));
    case 'usable':
      return and(held, lte(vouchers.validFrom, now));
    case 'reserved':
      return and(none, gt(vouchers.reserved, 0));
    case 'expired':
      return and(free, ended);
    case 'takenBack':
      return and(free, eq(vouchers.left, 0), eq(vouchers.expired, 0), gt(vouchers.takenBack, 0));
    case 'used':
      return and(free, eq(vouchers.left, 0), eq(vouchers.expired, 0), eq(vouchers.takenBack, 0));
  }
}

const toOffice = (row: VoucherRow, now: number): OfficeVoucher => ({
  id: row.id,
  guestId: row.guestId,
  kind: kindOfVoucher(row.type),
  amount: row.amount,
  left: row.left,
  used: row.used,
  expired: row.expired,
  takenBack: row.takenBack,
  state: stateOf(lotOf(row), now),
  origin: row.origin,
  reason: row.reason,
  grantedAt: row.grantedAt.toISOString(),
  validTo: row.validTo?.toISOString() ?? null,
});
