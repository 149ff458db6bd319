import { youHaveBlocked } from '#domains/blocks/contract/index.ts';
import type { AccountCaller, Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import type { commentsNotTaken } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { CommentSubjects, Subject, SubjectFacts } from './port.ts';
import { commentSubjects } from './port.ts';

/** Kinds of things, as their domains bring them. */
export const kindOf = (extensions: Extensions, kind: string): CommentSubjects | undefined =>
  extensions.of(commentSubjects).find((one) => one.kind === kind);

/** A thing as the caller may see it. @throws Problem not_found */
export async function subjectOf(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  caller: Caller,
  { kind, id }: Subject,
  { isForWords = true }: { readonly isForWords?: boolean } = {},
): Promise<SubjectFacts> {
  const brought = kindOf(kit.extensions, kind);
  if (!brought || (isForWords && !brought.hasComments)) throw new Problem(notFound);
  const facts = (await brought.find(executor, [id], caller)).get(id);
  if (!facts) throw new Problem(notFound);
  return facts;
}

/** Some things as the caller may see them, by kind and id: one statement for each kind. */
export async function subjectsOf(
  { kit }: Pick<Context, 'kit'>,
  executor: Executor,
  caller: Caller,
  wanted: readonly { readonly kind: string; readonly subjectId: string }[],
): Promise<(subject: { readonly kind: string; readonly subjectId: string }) => SubjectFacts | undefined> {
  const found = new Map<string, ReadonlyMap<string, SubjectFacts>>();
  for (const kind of new Set(wanted.map((one) => one.kind))) {
    const ids = wanted.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
    const brought = kindOf(kit.extensions, kind);
    if (brought) found.set(kind, await brought.find(executor, [...new Set(ids)], caller));
  }
  return ({ kind, subjectId }) => found.get(kind)?.get(subjectId);
}

/** What one does that the other sees waits until nobody has blocked the other. @throws Problem you_have_blocked, `otherwise` */
export async function assertTogether(
  ctx: Pick<Context, 'blocks'>,
  executor: Executor,
  { accountId: guestId }: Pick<AccountCaller, 'accountId'>,
  actorId: number,
  otherwise: typeof notFound | typeof commentsNotTaken = notFound,
): Promise<void> {
  if (guestId === actorId) return;
  const barrier = await ctx.blocks.barrier(executor, { guestId, actorId }, 'guest');
  if (barrier !== null) throw new Problem(barrier === 'blockedByGuest' ? youHaveBlocked : otherwise);
}
