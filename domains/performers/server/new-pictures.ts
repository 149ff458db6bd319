import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/index.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { holdsPart } from '#kit/db/query/holds-part.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { handleList } from '#kit/server/list.ts';
import type { NewPicture, NewPictureKind } from '../contract/new-pictures.ts';
import { approvePicture, newPictures, pictureDecided, refusePicture } from '../contract/new-pictures.ts';
import { declarePicture, forgetPicture } from './coverage.ts';
import type { PerformersDeps } from './deps.ts';
import { appendPicture, putAvatar } from './pictures.ts';
import type { Presenter } from './present.ts';
import { actors, memberPictures, newPictures as rows, sedcards } from './tables.ts';

type Row = typeof rows.$inferSelect;

const shown = (row: Row, presenter: Presenter): NewPicture => {
  const { pictureId: id, ageRating, width, height, kind, state, reason } = row;
  const picture = presenter.stored({ id, ageRating, width, height }, kind) as NewPicture['picture'];
  return { picture, state, reason };
};

/** What of a performer's pictures waits or was refused, the oldest first; for the performer alone. */
export async function newPicturesOf(executor: Executor, actorId: number, presenter: Presenter): Promise<NewPicture[]> {
  const found = await executor.orm
    .select()
    .from(rows)
    .where(eq(rows.actorId, actorId))
    .orderBy(asc(rows.addedAt), asc(rows.pictureId));
  return found.map((row) => shown(row, presenter));
}

/** How many pictures wait for an operator, and since when the first of them does. */
export const waitingPictures = (executor: Executor): Promise<{ value: number; since?: number }> =>
  countWaiting(executor, rows.addedAt, eq(rows.state, 'waiting'));

/**
 * Keeps a picture that a performer sends until an operator has looked at it. A new avatar takes the place of one that waits
 * or was refused. Throws what `media.store` does for an upload.
 */
export async function addPicture(
  { clock }: Pick<Kit, 'clock'>,
  { media, consent }: Pick<PerformersDeps, 'media' | 'consent'>,
  input: { actorId: number; kind: NewPictureKind; upload: Blob; ageRating?: number; call: Call | null },
): Promise<void> {
  const { actorId, kind, upload, ageRating = 16, call } = input;
  await media.store({ ownerId: actorId, kind, ageRating, upload }, async (tx, { id, width, height }) => {
    if (kind === 'avatar') {
      const waiting = and(eq(rows.actorId, actorId), eq(rows.kind, 'avatar'));
      const before = await tx.orm.select({ id: rows.pictureId }).from(rows).where(waiting);
      for (const one of before) {
        await forgetPicture(consent, tx, one.id);
        await tx.orm.delete(rows).where(eq(rows.pictureId, one.id));
        await media.delete(tx, one.id);
      }
    }
    const addedAt = new Date(clock.now());
    await tx.orm.insert(rows).values({ pictureId: id, actorId, kind, ageRating, width, height, addedAt });
    await declarePicture({ consent, clock }, tx, { actorId, pictureId: id, call });
  });
}

/** What operators see of new pictures and decide about them. */
export function pictureHandlers(
  kit: Kit,
  deps: Pick<PerformersDeps, 'media' | 'consent'>,
  presenter: Presenter,
): Handler[] {
  const { db, clock, extensions } = kit;
  const wanted = async (search: string | undefined, state: NewPicture['state'] | undefined) => {
    const people = search === undefined ? [] : await findPeople(extensions, db, search);
    const named = search === undefined ? undefined : holdsPart('performers', actors.name, search);
    return and(
      state && eq(rows.state, state),
      or(named, people.length === 0 ? undefined : inArray(rows.actorId, people)),
    );
  };

  /** Decides with its audit line in one transaction; of two who decide at once the second is refused. */
  const decide = (
    call: Call<AccountCaller>,
    { actorId, pictureId }: { readonly actorId: number; readonly pictureId: string },
    line: { readonly operation: string; readonly reason?: string },
    change: (tx: Tx, row: Row) => Promise<unknown>,
  ): Promise<Record<string, never>> =>
    db.transaction(async (tx) => {
      const [row] = await tx.orm
        .select()
        .from(rows)
        .where(and(eq(rows.pictureId, pictureId), eq(rows.actorId, actorId)))
        .for('update');
      if (!row) throw new Problem(notFound);
      if (actorId === call.caller.accountId) throw new Problem(ownStanding);
      if (row.state !== 'waiting') throw new Problem(pictureDecided);
      await change(tx, row);
      const { operation, ...why } = line;
      const input = { kind: row.kind, ...why };
      await audit(tx, { call, at: clock.now(), operation, subject: `performer:${actorId}`, input });
      return {};
    });

  return [
    ...handleList(newPictures, {
      async find({ filters: { search, state }, ...request }) {
        const page = keyset(request, { addedAt: rows.addedAt }, rows.pictureId);
        return db.orm
          .select({ ...getTableColumns(rows), actorName: actors.name, cursor: page.cursor })
          .from(rows)
          .innerJoin(actors, eq(actors.id, rows.actorId))
          .where(and(await wanted(search, state), page.after))
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (found) =>
        found.map((row) => ({
          id: row.pictureId,
          actorId: row.actorId,
          actorName: row.actorName,
          addedAt: row.addedAt.toISOString(),
          ...shown(row, presenter),
        })),
    }),
    handle(approvePicture, ({ params }, call) =>
      decide(call, params, { operation: 'performers.approvePicture' }, async (tx, row) => {
        const { actorId, pictureId: id, kind, ageRating, width, height, addedAt, isCovered } = row;
        const picture = { id, ageRating, width, height, isCovered };
        await tx.orm.delete(rows).where(eq(rows.pictureId, id));
        if (kind === 'avatar') await putAvatar(tx, deps, actorId, picture);
        else await appendPicture(tx, kind === 'member' ? memberPictures : sedcards, actorId, { ...picture, addedAt });
      }),
    ),
    handle(refusePicture, ({ params, body: { reason } }, call) =>
      decide(call, params, { operation: 'performers.refusePicture', reason }, (tx, row) =>
        tx.orm.update(rows).set({ state: 'refused', reason }).where(eq(rows.pictureId, row.pictureId)),
      ),
    ),
  ];
}
