import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Thing } from '../contract/index.ts';
import { consentTerms } from '../contract/terms.ts';
import { pathsOf } from './appearances.ts';
import { lockPeople, lockThing, settle } from './coverage.ts';
import type { Declaration } from './port.ts';
import type { Standing } from './tables.ts';
import { depictions, things } from './tables.ts';
import type { Happened } from './trail.ts';
import { note } from './trail.ts';

type DepictionRow = typeof depictions.$inferSelect;

/** Keeps the row of a thing and holds it. `isAnew`: what others agreed to was another one. */
async function keepThing(tx: Tx, now: number, declaration: Declaration): Promise<{ isNew: boolean; isAnew: boolean }> {
  const { thing, ownerId, recordedOn, title } = declaration;
  const values = { ownerId, recordedOn, title };
  const declaredAt = new Date(now);
  const made = await tx.orm
    .insert(things)
    .values({ ...thing, ...values, declaredAt })
    .onConflictDoNothing()
    .returning({ id: things.id });
  const row = await lockThing(tx, thing);
  if (!row) throw new Error(`${thing.kind}:${thing.id} could not be declared.`);
  if (made.length > 0) return { isNew: true, isAnew: false };
  if (row.ownerId !== ownerId) throw new Error(`${thing.kind}:${thing.id} is somebody else's.`);
  await tx.orm
    .update(things)
    .set({ ...values, forgottenAt: null, ...(row.forgottenAt === null ? {} : { declaredAt }) })
    .where(and(eq(things.kind, thing.kind), eq(things.id, thing.id)));
  return { isNew: row.forgottenAt !== null, isAnew: row.recordedOn !== recordedOn };
}

/** What becomes of somebody who is already known to be in a thing, when it is declared again. */
function standingAfter(
  { personId, standing }: DepictionRow,
  how: {
    readonly isNew: boolean;
    readonly isAnew: boolean;
    readonly ownerId: number;
    readonly named: ReadonlySet<number>;
  },
): Standing {
  if (personId === how.ownerId) return standing;
  const isNamed = how.named.has(personId);
  // What was gone is another work: nothing that was said about the former counts for it.
  if (how.isNew) return isNamed ? 'asked' : 'unnamed';
  // Who said no, or is in it and agreed, is not talked away by leaving out the name.
  if (!isNamed) return standing === 'asked' ? 'unnamed' : standing;
  if (standing === 'unnamed') return 'asked';
  return how.isAnew && standing === 'agreed' ? 'asked' : standing;
}

/** Keeps where the thing is found: its record says so also when it is gone. */
async function keepPath(kit: Kit, tx: Tx, thing: Thing): Promise<void> {
  const path = (await pathsOf(kit, tx, [thing])).get(`${thing.kind}:${thing.id}`);
  if (path === undefined) return;
  await tx.orm
    .update(things)
    .set({ path })
    .where(and(eq(things.kind, thing.kind), eq(things.id, thing.id)));
}

/** Says who is in a thing. The owner agrees with it; who is new is asked. Returns who is asked now. */
export async function declare(kit: Kit, tx: Tx, declaration: Declaration): Promise<number[]> {
  const { thing, ownerId, withIds = [], call } = declaration;
  const now = kit.clock.now();
  const at = new Date(now);
  const named = new Set([...withIds].filter((id) => id !== ownerId));
  await lockPeople(tx, [ownerId, ...named]);
  const { isNew, isAnew } = await keepThing(tx, now, declaration);
  const known = await tx.orm
    .select()
    .from(depictions)
    .where(and(eq(depictions.kind, thing.kind), eq(depictions.thingId, thing.id)))
    .orderBy(depictions.id);
  const lines: Happened[] = isNew ? [{ what: 'declared', thing, personId: ownerId, call }] : [];
  const asked: number[] = [];
  for (const row of known) {
    const standing = standingAfter(row, { isNew, isAnew, ownerId, named });
    if (standing === row.standing) continue;
    const set = standing === 'asked' ? { standing, askedAt: at, decidedAt: null, termsVersion: null } : { standing };
    await tx.orm.update(depictions).set(set).where(eq(depictions.id, row.id));
    if (standing === 'asked') asked.push(row.personId);
    if (standing === 'asked' || standing === 'unnamed')
      lines.push({ what: standing, thing, personId: row.personId, call });
  }
  const before = new Set(known.map(({ personId }) => personId));
  const base = { kind: thing.kind, thingId: thing.id, askedAt: at };
  if (!before.has(ownerId)) {
    const agreed = { standing: 'agreed' as const, decidedAt: at, termsVersion: consentTerms.version };
    await tx.orm.insert(depictions).values({ ...base, ...agreed, personId: ownerId });
    lines.push({ what: 'agreed', thing, personId: ownerId, call });
  }
  const fresh = [...named].filter((id) => !before.has(id));
  if (fresh.length > 0) {
    await tx.orm
      .insert(depictions)
      .values(fresh.map((personId) => ({ ...base, personId, standing: 'asked' as const })));
    lines.push(...fresh.map((personId) => ({ what: 'asked' as const, thing, personId, call })));
    asked.push(...fresh);
  }
  await note(tx, now, lines);
  await keepPath(kit, tx, thing);
  await settle(kit, tx, [thing], { ending: null, tellsAll: true });
  return asked;
}

/** The thing is gone for good; its record stays. */
export async function forget(kit: Kit, tx: Tx, thing: Thing): Promise<void> {
  const row = await lockThing(tx, thing);
  if (!row || row.forgottenAt !== null) return;
  const now = kit.clock.now();
  await keepPath(kit, tx, thing);
  await tx.orm
    .update(things)
    .set({ forgottenAt: new Date(now) })
    .where(and(eq(things.kind, thing.kind), eq(things.id, thing.id)));
  await note(tx, now, [{ what: 'forgotten', thing }]);
  await settle(kit, tx, [thing], { ending: null });
}

/** What the thing is called from now on. */
export async function rename(tx: Tx, { kind, id }: Thing, title: string): Promise<void> {
  await tx.orm
    .update(things)
    .set({ title })
    .where(and(eq(things.kind, kind), eq(things.id, id)));
}

/** Something new is in the thing: who agreed, but its owner, is asked again. Returns who is. */
export async function askAnew(kit: Kit, tx: Tx, thing: Thing): Promise<number[]> {
  const row = await lockThing(tx, thing);
  if (!row) return [];
  const now = kit.clock.now();
  const asked = await tx.orm
    .update(depictions)
    .set({ standing: 'asked', askedAt: new Date(now), decidedAt: null, termsVersion: null })
    .where(
      and(
        eq(depictions.kind, thing.kind),
        eq(depictions.thingId, thing.id),
        eq(depictions.standing, 'agreed'),
        ne(depictions.personId, row.ownerId),
      ),
    )
    .returning({ personId: depictions.personId });
  if (asked.length === 0) return [];
  const ids = asked.map(({ personId }) => personId);
  await note(
    tx,
    now,
    ids.map((personId) => ({ what: 'asked' as const, thing, personId })),
  );
  await settle(kit, tx, [thing], { ending: null });
  return ids;
}
