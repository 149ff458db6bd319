import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { Segment } from '../../contract/index.ts';
import { latelyDays } from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { consents } from '../tables.ts';

/** Consents looked at together. */
const slice = 1_000;
const dayMs = 24 * 3_600_000;

/** The consents a newsletter reaches now: who agreed to its type, is of the segment and has not switched mails off as a whole. An address stands in one of them. */
export async function audienceOf(ctx: Context, executor: Executor, type: number, segment: Segment): Promise<number[]> {
  const reached: number[] = [];
  for (let after = 0; ; ) {
    const rows = await executor.orm
      .select({ id: consents.id, guestId: consents.guestId, language: consents.language })
      .from(consents)
      .where(and(eq(consents.type, type), isNull(consents.endedAt), gt(consents.id, after)))
      .orderBy(asc(consents.id))
      .limit(slice);
    const guestIds = rows.flatMap(({ guestId }) => guestId ?? []);
    const accounts = await ctx.identity.accounts(executor, guestIds);
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    const manners = await ctx.notifications.mailManners(executor, guestIds);
    const since = ctx.kit.clock.now() - latelyDays * dayMs;
    for (const { id, guestId, language } of rows) {
      const account = guestId === null ? null : accountOf.get(guestId);
      const isGone = guestId !== null && (!account || manners.get(guestId)?.isOff === true);
      if (isGone || !isOf(segment, account?.language ?? language, account?.createdAt, since)) continue;
      reached.push(id);
    }
    if (rows.length < slice) return reached;
    after = rows.at(-1)?.id ?? after;
  }
}

function isOf(
  segment: Segment,
  language: Segment['languages'][number],
  joined: Date | undefined,
  since: number,
): boolean {
  const { languages, audience } = segment;
  if (languages.length > 0 && !languages.includes(language)) return false;
  if (audience === 'others') return joined === undefined;
  if (joined === undefined) return audience === 'everybody' && segment.joined === 'anytime';
  if (segment.joined === 'anytime') return true;
  return joined.getTime() >= since === (segment.joined === 'lately');
}
