import { and, eq, ne } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Cast, Thing } from '../contract/index.ts';
import { personUnknown, recordedAhead } from '../contract/index.ts';
import { declare } from './declare.ts';
import type { Context } from './deps.ts';
import { tellAsked } from './mails.ts';
import { namesOf, personNamed } from './names.ts';
import { depictions, people, things } from './tables.ts';

type ThingRow = typeof things.$inferSelect;

/** Somebody's own thing. @throws Problem not_found, also for somebody else's */
async function ownThing({ orm }: Executor, ownerId: number, { kind, id }: Thing): Promise<ThingRow> {
  const [row] = await orm
    .select()
    .from(things)
    .where(and(eq(things.kind, kind), eq(things.id, id), eq(things.ownerId, ownerId)));
  if (!row || row.forgottenAt !== null) throw new Problem(notFound);
  return row;
}

/** Who is in a thing of the caller's. @throws Problem not_found */
export async function castOf(executor: Executor, ownerId: number, thing: Thing): Promise<Cast> {
  const row = await ownThing(executor, ownerId, thing);
  const rows = await executor.orm
    .select({ personId: depictions.personId, standing: depictions.standing })
    .from(depictions)
    .where(and(eq(depictions.kind, thing.kind), eq(depictions.thingId, thing.id), ne(depictions.standing, 'unnamed')))
    .orderBy(depictions.id);
  const others = rows.filter(({ personId }) => personId !== ownerId);
  const names = await namesOf(
    executor,
    others.map(({ personId }) => personId),
  );
  const [person] = await executor.orm.select().from(people).where(eq(people.accountId, ownerId));
  return {
    title: row.title,
    recordedOn: row.recordedOn,
    others: others.map(({ personId, standing }) => ({
      name: names.get(personId) ?? '',
      standing: standing as Cast['others'][number]['standing'],
    })),
    isProven: person?.standing === 'verified' && person.adultFrom <= row.recordedOn,
    ...{ isCovered: row.isCovered, isPaused: row.isPaused },
  };
}

/**
 * Says who else is in a thing of the caller's, by the names they are shown by; who is new is asked, and told by mail.
 * @throws Problem not_found, consent_person_unknown, consent_recorded_ahead
 */
export async function setCast(
  ctx: Context,
  call: Call<AccountCaller>,
  thing: Thing,
  { names, recordedOn }: { readonly names: readonly string[]; readonly recordedOn: string },
): Promise<Cast> {
  const { kit } = ctx;
  const ownerId = call.caller.accountId;
  if (recordedOn > dayOf(kit.clock.now()))
    throw new Problem(recordedAhead, { errors: [{ field: 'body.recordedOn', message: '' }] });
  return kit.db.transaction(async (tx) => {
    const row = await ownThing(tx, ownerId, thing);
    const withIds: number[] = [];
    for (const [index, name] of names.entries()) {
      const id = await personNamed(tx, name);
      if (id === undefined)
        throw new Problem(personUnknown, { data: { name }, errors: [{ field: `body.names.${index}`, message: '' }] });
      withIds.push(id);
    }
    const { title } = row;
    const asked = await declare(kit, tx, { thing, ownerId, recordedOn, title, withIds, call });
    await tellAsked(ctx, tx, thing, asked);
    return castOf(tx, ownerId, thing);
  });
}
