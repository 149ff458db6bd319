import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { assertAllowed } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Arrangement, ArrangementDetails, ArrangementState, BlockRule, PlacedBlock } from '../contract/index.ts';
import {
  homeBlockTwice,
  homeChanged,
  homeEndsFirst,
  homeFull,
  homeInForce,
  homeNeedsLive,
  liveBlock,
  mostArrangements,
} from '../contract/index.ts';
import { arrangements } from './tables.ts';

export type ArrangementRow = typeof arrangements.$inferSelect;

const refusal = (kind: ProblemType, field: string, language: Language): Problem =>
  new Problem(kind, { errors: [{ field: `body.${field}`, message: kind.title[language] }] });

/** The arrangement guests see at an instant (epoch ms); undefined: none is published. */
export async function inForceAt(executor: Executor, now: number): Promise<ArrangementRow | undefined> {
  const [row] = await executor.orm
    .select()
    .from(arrangements)
    .where(and(isNotNull(arrangements.startsAt), lte(arrangements.startsAt, new Date(now))))
    .orderBy(desc(arrangements.startsAt), desc(arrangements.id))
    .limit(1);
  return row;
}

/** The blocks that stand at an instant (epoch ms) for who reads a language, as pages arrange them. */
export const blocksAt = (rules: readonly BlockRule[], now: number, language: Language): PlacedBlock[] =>
  rules
    .filter(({ from, until }) => (from === null || from <= now) && (until === null || now < until))
    .filter(({ languages }) => languages.length === 0 || languages.includes(language))
    .map(({ block, desk, phone, audience }) => ({ block, desk, phone, audience }));

/**
 * Looks at what an operator said.
 * @throws Problem that names the field: `home_needs_live`, `home_block_twice`, `home_ends_first`, `word_refused`
 */
function assertGood({ name, blocks }: ArrangementDetails, language: Language): void {
  assertAllowed('body.name', name);
  const names = blocks.map(({ block }) => block);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  if (twice >= 0) throw refusal(homeBlockTwice, `blocks.${twice}.block`, language);
  const live = blocks.find(({ block }) => block === liveBlock);
  const isFree = live && live.audience === 'everybody' && live.languages.length === 0 && !live.from && !live.until;
  if (!isFree || live.desk === 'none' || live.phone === 'none') throw refusal(homeNeedsLive, 'blocks', language);
  const late = blocks.findIndex(({ from, until }) => from !== null && until !== null && until <= from);
  if (late >= 0) throw refusal(homeEndsFirst, `blocks.${late}.until`, language);
}

/** An arrangement for a change, locked. @throws Problem not_found */
async function lockArrangement(tx: Tx, id: number): Promise<ArrangementRow> {
  const [row] = await tx.orm.select().from(arrangements).where(eq(arrangements.id, id)).for('update');
  if (!row) throw new Problem(notFound);
  return row;
}

/** @throws Problem not_found */
export async function arrangementOf(executor: Executor, id: number): Promise<ArrangementRow> {
  const [row] = await executor.orm.select().from(arrangements).where(eq(arrangements.id, id));
  if (!row) throw new Problem(notFound);
  return row;
}

async function update(
  tx: Tx,
  row: ArrangementRow,
  change: Partial<typeof arrangements.$inferInsert>,
  now: number,
): Promise<ArrangementRow> {
  const [changed] = await tx.orm
    .update(arrangements)
    .set({ ...change, revision: row.revision + 1, updatedAt: new Date(now) })
    .where(eq(arrangements.id, row.id))
    .returning();
  return changed as ArrangementRow;
}

/** A new draft. @throws Problem home_full, and as {@link assertGood} */
export async function addArrangement(
  tx: Tx,
  details: ArrangementDetails,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<ArrangementRow> {
  assertGood(details, language);
  await lockByName(tx, 'home.arrangements');
  if ((await tx.orm.$count(arrangements)) >= mostArrangements)
    throw new Problem(homeFull, { data: { most: mostArrangements } });
  const at = new Date(now);
  const [row] = await tx.orm
    .insert(arrangements)
    .values({ ...details, createdAt: at, updatedAt: at })
    .returning();
  return row as ArrangementRow;
}

/** Changes what is said of an arrangement. @throws Problem not_found, home_changed, and as {@link assertGood} */
export async function changeArrangement(
  tx: Tx,
  id: number,
  { revision, ...details }: ArrangementDetails & { readonly revision: number },
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<ArrangementRow> {
  const row = await lockArrangement(tx, id);
  if (row.revision !== revision) throw new Problem(homeChanged);
  assertGood(details, language);
  return update(tx, row, details, now);
}

/** Puts it in force at an instant (epoch ms), or now. @throws Problem not_found, home_changed */
export async function publishArrangement(
  tx: Tx,
  id: number,
  { startsAt, revision }: { readonly startsAt: number | null; readonly revision: number },
  now: number,
): Promise<ArrangementRow> {
  const row = await lockArrangement(tx, id);
  if (row.revision !== revision) throw new Problem(homeChanged);
  return update(tx, row, { startsAt: new Date(Math.max(startsAt ?? now, now)) }, now);
}

/** Makes a draft of it again. @throws Problem not_found */
export async function withdrawArrangement(tx: Tx, id: number, now: number): Promise<ArrangementRow> {
  const row = await lockArrangement(tx, id);
  return row.startsAt === null ? row : update(tx, row, { startsAt: null }, now);
}

/** @throws Problem not_found, home_in_force */
export async function removeArrangement(tx: Tx, id: number, now: number): Promise<void> {
  const row = await lockArrangement(tx, id);
  if ((await inForceAt(tx, now))?.id === row.id) throw new Problem(homeInForce);
  await tx.orm.delete(arrangements).where(eq(arrangements.id, id));
}

/** All arrangements with their states, as operators see them. */
export async function listArrangements(executor: Executor, now: number): Promise<Arrangement[]> {
  const rows = await executor.orm
    .select()
    .from(arrangements)
    .orderBy(desc(arrangements.startsAt), desc(arrangements.id));
  const current = await inForceAt(executor, now);
  const order: readonly ArrangementState[] = ['inForce', 'planned', 'draft', 'past'];
  return rows
    .map((row) => presentArrangement(row, current?.id, now))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

/** One as operators see it; `currentId`: the one in force. */
export function presentArrangement(row: ArrangementRow, currentId: number | undefined, now: number): Arrangement {
  const starts = row.startsAt?.getTime() ?? null;
  const published = row.id === currentId ? 'inForce' : starts !== null && starts > now ? 'planned' : 'past';
  const { id, name, blocks, updatedAt } = row;
  const state = starts === null ? 'draft' : published;
  return { id, name, state, startsAt: starts, blocks: blocks.length, updatedAt: updatedAt.getTime() };
}
