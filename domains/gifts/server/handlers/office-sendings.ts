import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gt, gte, inArray, lt, or } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { OfficeSending } from '../../contract/sendings.ts';
import { sendingList } from '../../contract/sendings.ts';
import { nameIn } from '../catalogue/names.ts';
import type { Context } from '../deps.ts';
import type { SendRow } from '../giving/read-given.ts';
import { presentSends } from '../giving/read-given.ts';
import { sends } from '../tables.ts';

type Filters = FilterValues<(typeof sendingList)['filters']>;

/** What was given, for operators. */
export function sendingHandlers({ kit, performers }: Pick<Context, 'kit' | 'performers'>): Handler[] {
  const { db, extensions } = kit;
  const wanted = async ({ search, kind, back, ...days }: Filters): Promise<SQL | undefined> => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : await found(search),
      kind === undefined ? undefined : eq(sends.kind, kind),
      back === undefined ? undefined : back === 'yes' ? gt(sends.paidBack, 0) : eq(sends.paidBack, 0),
      from && gte(sends.createdAt, from),
      to && lt(sends.createdAt, to),
    );
  };
  /** By who gave or got something, or by the number of a sale. */
  const found = async (search: string): Promise<SQL | undefined> => {
    const people = await findPeople(extensions, db, search);
    const [, kind, id] = /^(gift|tip):(\d{1,15})$/.exec(search) ?? [];
    const bySale =
      id === undefined ? undefined : and(eq(sends.kind, kind as SendRow['kind']), eq(sends.id, Number(id)));
    const theirs = people.length === 0 ? [] : [inArray(sends.guestId, people), inArray(sends.actorId, people)];
    // Nobody and nothing of that name: nothing is found.
    return or(bySale, ...theirs) ?? eq(sends.id, -1);
  };
  const present = async (rows: readonly SendRow[], language: Language): Promise<OfficeSending[]> => {
    const given = new Map((await presentSends(db, rows)).map((one) => [one.sendId, one]));
    const names = new Map<number, string>();
    for (const id of new Set(rows.map(({ actorId }) => actorId)))
      names.set(id, (await performers.actor(db, id))?.name ?? '');
    return rows.map(({ id, kind, guestId, actorId, reference, price, covered, paidBack, words, createdAt }) => ({
      id,
      kind,
      what:
        kind === 'tip'
          ? words
          : (given.get(id)?.gifts ?? []).map((gift) => `${gift.quantity} × ${nameIn(gift.names, language)}`).join(', '),
      guestId,
      actorId,
      actorName: names.get(actorId) ?? '',
      place: placeOf(reference),
      price,
      covered,
      paidBack,
      createdAt: createdAt.toISOString(),
      sale: `${kind}:${id}`,
    }));
  };
  return handleList(sendingList, {
    async find({ filters, ...request }) {
      const { createdAt, price, paidBack } = sends;
      const page = keyset(request, { createdAt, price, paidBack }, sends.id);
      return db.orm
        .select({ ...getTableColumns(sends), cursor: page.cursor })
        .from(sends)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (rows, { caller: { language } }) => present(rows, language),
    async totals(filters) {
      const { price, covered, paidBack } = sends;
      const [sums] = await db.orm
        .select({ price: sumOf(price), covered: sumOf(covered), paidBack: sumOf(paidBack) })
        .from(sends)
        .where(await wanted(filters));
      return sums ?? { price: 0, covered: 0, paidBack: 0 };
    },
  });
}

const placeOf = (reference: string): OfficeSending['place'] =>
  reference.startsWith('chat:') ? 'chat' : reference.startsWith('message:') ? 'message' : 'profile';
