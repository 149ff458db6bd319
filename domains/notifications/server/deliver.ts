import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { AccountFacts } from '#domains/identity/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { smsOf } from '#kit/sms/sms-kinds.ts';
import type { NotificationChannel } from '../contract/index.ts';
import type { Outgoing } from './channels.ts';
import { provenPhones, senderOf } from './channels.ts';
import type { Context } from './deps.ts';
import { kindsByType, saidOf } from './kinds.ts';
import { mailAbout, severalWords, toldSms } from './mails.ts';
import { quietUntil } from './quiet-hours.ts';
import type { Delivery } from './schedule.ts';
import { pairOf, takePlaces } from './schedule.ts';
import { deliveries, entries, settings } from './tables.ts';
import { noSettings } from './wishes.ts';

/** Deliveries taken up in one transaction. */
const slice = 500;

type EntryRow = typeof entries.$inferSelect;

/** What is to leave for one guest by one channel, at one time. */
interface Bundle {
  readonly guestId: number;
  readonly channel: NotificationChannel;
  readonly entries: readonly EntryRow[];
}

/** Sends what is due in the transaction that keeps it: what belongs together as one message. What was read meanwhile is left out. */
export async function sendDue(
  ctx: Context,
  tx: Tx,
  due: readonly Delivery[],
  known?: { readonly entries: readonly EntryRow[]; readonly accounts: readonly AccountFacts[] },
): Promise<void> {
  if (due.length === 0) return;
  const rows = known?.entries ?? (await unreadOf(tx, due));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bundles = new Map<string, Bundle>();
  for (const { guestId, channel, entryId } of due) {
    const entry = byId.get(entryId);
    if (!entry) continue;
    const key = pairOf({ guestId, channel });
    bundles.set(key, { guestId, channel, entries: [...(bundles.get(key)?.entries ?? []), entry] });
  }
  const all = [...bundles.values()];
  const ids = [...new Set(all.map(({ guestId }) => guestId))];
  const accounts = known?.accounts ?? (await ctx.identity.accounts(tx, ids));
  const explicit = await explicitOf(tx, ids);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const of = (channel: NotificationChannel) => all.filter((bundle) => bundle.channel === channel);
  const said = (bundle: Bundle, language: Language) => outgoing(ctx, bundle, language, explicit.has(bundle.guestId));

  for (const bundle of of('email')) {
    const account = accountOf.get(bundle.guestId);
    if (!account?.emailVerified) continue;
    const message = said(bundle, account.language);
    await ctx.kit.mail.send(mailAbout(ctx, account, message, bundle.entries), tx);
  }
  const push = of('push').flatMap((bundle) => {
    const account = accountOf.get(bundle.guestId);
    return account ? [said(bundle, account.language)] : [];
  });
  if (push.length > 0) await senderOf(ctx.kit.extensions, 'push')?.send(tx, push);
  const phones = of('sms');
  const numbers = phones.length === 0 ? null : ctx.kit.extensions.only(provenPhones);
  const numberOf = await numbers?.(tx, ids);
  for (const bundle of phones) {
    const to = numberOf?.get(bundle.guestId);
    const language = accountOf.get(bundle.guestId)?.language;
    if (!to || !language) continue;
    const { title, text } = said(bundle, language);
    await ctx.kit.sms.send(smsOf(toldSms, { to, language }, { title, text }), tx);
  }
}

const unreadOf = (tx: Tx, due: readonly Delivery[]): Promise<EntryRow[]> =>
  tx.orm
    .select()
    .from(entries)
    .where(
      and(
        inArray(
          entries.id,
          due.map(({ entryId }) => entryId),
        ),
        isNull(entries.readAt),
      ),
    )
    .orderBy(asc(entries.id));

async function explicitOf(executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await executor.orm
    .select({ id: settings.guestId, isExplicit: settings.isExplicit })
    .from(settings)
    .where(and(eq(settings.isExplicit, true), sql`${settings.guestId} = any(${sql.param([...ids])}::bigint[])`));
  return new Set(rows.filter(({ isExplicit }) => isExplicit).map(({ id }) => id));
}

/** What is said outside of the site: discreetly, until the guest chose otherwise. */
function outgoing(ctx: Context, bundle: Bundle, language: Language, isExplicit: boolean): Outgoing {
  const kinds = kindsByType(ctx.kit.extensions);
  const [first] = bundle.entries as [EntryRow];
  const kind = kinds.get(first.type);
  const base = { guestId: bundle.guestId, language };
  if (bundle.entries.length === 1 && kind) {
    const words = saidOf(isExplicit ? kind.words : kind.discreet, language, first.data);
    const tag = `${first.type}:${first.actorId ?? first.key}`;
    return { ...base, kind: kind.name, ...words, path: `/${language}${first.path}`, tag, actorId: first.actorId };
  }
  const lines = bundle.entries.flatMap((entry) => {
    const of = kinds.get(entry.type);
    return of ? [saidOf(isExplicit ? of.words : of.discreet, language, entry.data).title] : [];
  });
  const { title } = severalWords(language, bundle.entries.length);
  const text = isExplicit ? [...new Set(lines)].join(' · ') : title;
  return { ...base, kind: null, title, text, path: `/${language}/`, tag: 'several', actorId: null };
}

/** Sends a slice of what has become due meanwhile. Answers whether there may be more. */
export async function releaseDue(ctx: Context): Promise<boolean> {
  const now = ctx.kit.clock.now();
  return ctx.kit.db.transaction(async (tx) => {
    const rows = await tx.orm
      .select()
      .from(deliveries)
      .where(and(isNull(deliveries.sentAt), lte(deliveries.dueAt, new Date(now))))
      .orderBy(asc(deliveries.guestId), asc(deliveries.id))
      .limit(slice)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return false;
    const general = await tx.orm
      .select()
      .from(settings)
      .where(inArray(settings.guestId, [...new Set(rows.map(({ guestId }) => guestId))]));
    const settingsOf = new Map(general.map((row) => [row.guestId, row]));
    // Quiet hours may have been set since.
    const later = new Map(
      rows.flatMap((row) => {
        const until = quietUntil(settingsOf.get(row.guestId) ?? noSettings, now);
        return until === null ? [] : [[row.id, new Date(until)] as const];
      }),
    );
    const due = rows.filter(({ id }) => !later.has(id));
    await tx.client.query('update notifications.deliveries set sent_at = $2 where id = any($1::bigint[])', [
      due.map(({ id }) => id),
      new Date(now),
    ]);
    await tx.client.query(
      `update notifications.deliveries d set due_at = l.due_at
         from unnest($1::bigint[], $2::timestamptz[]) as l (id, due_at) where d.id = l.id`,
      [[...later.keys()], [...later.values()]],
    );
    // What comes together is one message of the hour it opens.
    await takePlaces(tx, [...new Map(due.map((row) => [pairOf(row), row])).values()], now);
    await sendDue(ctx, tx, due);
    return rows.length === slice;
  });
}
