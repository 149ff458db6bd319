import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { NoticeFacts } from '../contract/facts.ts';
import { noFacts } from '../contract/facts.ts';
import { cancellationOffers } from './offers.ts';
import { autoRechargeTeasers, notifications } from './tables.ts';
import { toldBars } from './told-bars.ts';

/** The facts other domains contribute. */
export type ContributedFacts = Pick<NoticeFacts, 'ageCheck' | 'autoRecharge' | 'monthlyBonus'>;

/** What other domains know of them about a caller who is logged in. What they leave out stays unknown. */
export const noticeFacts =
  extensionPoint<(caller: Caller, executor: Executor) => Promise<Partial<ContributedFacts>>>('notices.facts');

export interface Context {
  readonly kit: Kit;
  readonly identity: Identity;
}

const day = 24 * 3600 * 1000;
/** How long a confirmed address is news, and words of the platform stand, in milliseconds. */
const keptFor = { verifiedMail: day, error: 30 * day } as const;
/** A teaser that was put off comes again after this, in milliseconds. */
const teaserPause = 7 * day;

/** What an account is told of until it is read, the newest first. */
const standingOf = prepared((orm) =>
  orm
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.accountId, sql.placeholder('accountId')), gt(notifications.until, sql.placeholder('now'))),
    )
    .orderBy(desc(notifications.at))
    .prepare('notices_standing'),
);

/** Everything bars follow from, besides the guest state. */
export async function factsOf(context: Context, executor: Executor, caller: Caller): Promise<NoticeFacts> {
  const { accountId } = caller;
  if (accountId === null) return noFacts;
  const now = context.kit.clock.now();
  const [account, rows, offer, told, ...parts] = await Promise.all([
    context.identity.account(executor, accountId),
    standingOf(executor).execute({ accountId, now: new Date(now) }),
    context.kit.extensions.only(cancellationOffers)?.current(caller, executor) ?? null,
    toldBars(context.kit.extensions, executor, accountId, caller.language),
    ...context.kit.extensions.of(noticeFacts).map((read) => read(caller, executor)),
  ]);
  const others: Partial<ContributedFacts> = Object.assign({}, ...parts);
  const verified = rows.find(({ type }) => type === 'verifiedMail');
  return {
    ...noFacts,
    ...others,
    autoRecharge: others.autoRecharge ? await unlessPutOff(executor, accountId, others.autoRecharge, now) : null,
    accountSince: account?.createdAt.toISOString() ?? null,
    cancellationOffer: offer,
    told,
    verifiedMail: verified ? { id: verified.id, at: verified.at.toISOString() } : null,
    errors: rows.flatMap(({ id, type, texts, at, href }) =>
      type === 'error' && texts ? [{ id, text: texts[caller.language], at: at.toISOString(), href }] : [],
    ),
  };
}

/** The teaser, unless the guest has put it off. */
async function unlessPutOff<T>(executor: Executor, accountId: number, teaser: T, now: number): Promise<T | null> {
  const said = executor.orm.select().from(autoRechargeTeasers).where(eq(autoRechargeTeasers.accountId, accountId));
  return isPutOff((await said)[0], now) ? null : teaser;
}

function isPutOff(teaser: typeof autoRechargeTeasers.$inferSelect | undefined, now: number): boolean {
  if (teaser?.mode === 'hidden') return true;
  return teaser?.mode === 'later' && now - teaser.changedAt.getTime() < teaserPause;
}

/** Adds a notification of an account; expired ones are deleted at the same time. */
export async function addNotification(
  { kit }: Pick<Context, 'kit'>,
  tx: Tx,
  accountId: number,
  what: { readonly type: 'verifiedMail' | 'error'; readonly texts?: Texts; readonly href?: string },
): Promise<string> {
  const now = kit.clock.now();
  const id = randomUUID();
  await tx.orm
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), lte(notifications.until, new Date(now))));
  await tx.orm.insert(notifications).values({
    id,
    accountId,
    type: what.type,
    texts: what.texts ?? null,
    href: what.href ?? null,
    at: new Date(now),
    until: new Date(now + keptFor[what.type]),
  });
  return id;
}
