import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { plainNumber } from '#kit/contract/phone-number.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { unseal } from '#kit/outbox/seal.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { costsOf } from './budgets.ts';
import { capturedPurpose } from './carriers/captured.ts';
import type { Context } from './deps.ts';
import { isCountry, partsOf } from './numbers.ts';
import { phoneSettings } from './settings.ts';
import { blocked, captured, countries, verifications } from './tables.ts';

const masked = (number: string): string => contract.maskedNumber(number, partsOf(number).countryCode);
const done = { success: true as const };

/** What operators see and decide. */
export function officeHandlers({ kit, carrier }: Context): Handler[] {
  const { db, clock, config, keyFor } = kit;
  return [
    ...handleList(contract.verificationList, {
      find: ({ filters, ...request }) => {
        const page = keyset(
          request,
          { guestId: verifications.guestId, createdAt: verifications.createdAt },
          verifications.id,
        );
        const { state, type } = filters;
        const states = contract.verificationStates.filter((one) => one === state);
        const types = contract.verificationTypes.filter((one) => one === type);
        return db.orm
          .select({ ...getTableColumns(verifications), cursor: page.cursor })
          .from(verifications)
          .where(
            and(
              states.length > 0 ? inArray(verifications.state, states) : undefined,
              types.length > 0 ? inArray(verifications.type, types) : undefined,
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ id, guestId, type, number, country, by, state, attempts, createdAt }) => ({
          id,
          guestId,
          type,
          number: masked(number),
          country,
          by,
          state,
          attempts,
          createdAt: createdAt.getTime(),
        })),
      facts: async () => {
        const spent = [...(await costsOf(db, dayOf(clock.now()))).values()];
        const sumOf = (read: (one: (typeof spent)[number]) => number) => spent.reduce((all, one) => all + read(one), 0);
        return {
          today: {
            codes: sumOf(({ codes }) => codes),
            cents: sumOf(({ cents }) => cents),
            mostCents: config.of(phoneSettings).PHONE_CODES_DAY_CENTS,
          },
          carrier: carrier.name,
        };
      },
    }),
    ...handleList(contract.countryList, {
      find: (request) => {
        const page = keyset(request, { country: countries.country }, countries.id);
        return db.orm
          .select({ ...getTableColumns(countries), cursor: page.cursor })
          .from(countries)
          .where(page.after)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: async (rows) => {
        const spent = await costsOf(db, dayOf(clock.now()));
        return rows.map(({ cursor: _, ...row }) => ({
          ...row,
          todayCents: spent.get(row.country)?.cents ?? 0,
          todayCodes: spent.get(row.country)?.codes ?? 0,
        }));
      },
    }),
    handle(contract.saveCountry, async ({ body }) => {
      if (!isCountry(body.country)) throw new Problem(contract.countryUnknown);
      const { country, ...rates } = body;
      await db.orm.insert(countries).values(body).onConflictDoUpdate({ target: countries.country, set: rates });
      return done;
    }),
    handle(contract.removeCountry, async ({ params }) => {
      const gone = await db.orm.delete(countries).where(eq(countries.id, params.countryId)).returning();
      if (gone.length === 0) throw new Problem(notFound);
      return done;
    }),
    ...handleList(contract.blockedList, {
      find: (request) => {
        const page = keyset(request, { prefix: blocked.prefix, createdAt: blocked.createdAt }, blocked.id);
        return db.orm
          .select({ ...getTableColumns(blocked), cursor: page.cursor })
          .from(blocked)
          .where(page.after)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => rows.map(({ cursor: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.getTime() })),
    }),
    handle(contract.blockPrefix, async ({ body }) => {
      const prefix = plainNumber(body.prefix);
      if (!/^\+[1-9]\d{3,14}$/.test(prefix))
        throw new Problem(contract.prefixInvalid, { data: { prefix: body.prefix } });
      await db.orm
        .insert(blocked)
        .values({ prefix, reason: body.reason, createdAt: new Date(clock.now()) })
        .onConflictDoUpdate({ target: blocked.prefix, set: { reason: body.reason } });
      return done;
    }),
    handle(contract.unblockPrefix, async ({ params }) => {
      const gone = await db.orm.delete(blocked).where(eq(blocked.id, params.blockedId)).returning();
      if (gone.length === 0) throw new Problem(notFound);
      return done;
    }),
    ...handleList(contract.capturedList, {
      find: (request) => {
        const page = keyset(request, { createdAt: captured.createdAt }, captured.id);
        return db.orm
          .select({ ...getTableColumns(captured), cursor: page.cursor })
          .from(captured)
          .where(page.after)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ id, number, by, sealed, createdAt }) => ({
          id,
          number: masked(number),
          by,
          text: unseal(sealed, keyFor(capturedPurpose))[0] ?? '',
          createdAt: createdAt.getTime(),
        })),
    }),
  ];
}
