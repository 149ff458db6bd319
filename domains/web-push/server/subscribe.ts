import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import type { PushEncoding, PushEvent } from '../contract/index.ts';
import { PushEvent as Event, PushSubscription, pushAddressRefused, pushTokenUnknown } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { subscriptions } from './tables.ts';

/** Most browsers of one account; the oldest go. */
export const mostBrowsers = 20;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(24).toString('base64url');

interface Asked {
  readonly subscription: PushSubscription;
  readonly encoding: PushEncoding;
  readonly events: readonly PushEvent[];
}

/** @throws Problem `push_address_refused` */
function assertEndpoint({ isEndpoint }: Context, { endpoint, keys }: PushSubscription): void {
  const isKey = Buffer.from(keys.p256dh, 'base64url').length === 65 && Buffer.from(keys.auth, 'base64url').length >= 16;
  if (!isEndpoint(endpoint) || !isKey) throw new Problem(pushAddressRefused);
}

/**
 * Keeps a browser for the guest who is logged in there; whoever had it before has it no more. Answers the token that renews it.
 * @throws Problem `push_address_refused`
 */
export async function subscribe(ctx: Context, { accountId, sessionId }: AccountCaller, asked: Asked): Promise<string> {
  const { endpoint, keys } = asked.subscription;
  assertEndpoint(ctx, asked.subscription);
  const token = newToken();
  const row = {
    accountId,
    sessionId,
    endpoint,
    ...keys,
    encoding: asked.encoding,
    events: [...asked.events],
    tokenHash: hashOf(token),
    createdAt: new Date(ctx.kit.clock.now()),
  };
  await ctx.kit.db.transaction(async (tx) => {
    // What waited for another account must not come to this one.
    await tx.orm.delete(subscriptions).where(eq(subscriptions.endpoint, endpoint));
    await tx.orm.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.endpoint, set: row });
    await tx.client.query(
      `delete from web_push.subscriptions where id in (
         select id from web_push.subscriptions where account_id = $1 order by id desc offset $2)`,
      [accountId, mostBrowsers],
    );
    // Who asks for it wants it; who has said no to it as a whole says yes on the page.
    const said = (await ctx.guest.notificationSettingsOf(tx, [accountId])).get(accountId);
    if (said?.push === undefined) await ctx.guest.setNotificationSettings(tx, accountId, { push: true });
  });
  return token;
}

/**
 * A browser changed its subscription: the one of the token is replaced, for the same account and session.
 * @throws Problem `push_address_refused`, `push_token_unknown`
 */
export async function resubscribe(ctx: Context, token: string, asked: Omit<Asked, 'events'>): Promise<string> {
  assertEndpoint(ctx, asked.subscription);
  const { endpoint, keys } = asked.subscription;
  const next = newToken();
  await ctx.kit.db.transaction(async (tx) => {
    const [known] = await tx.orm
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tokenHash, hashOf(token)))
      .for('update');
    if (!known) throw new Problem(pushTokenUnknown);
    const [other] = await tx.orm.select().from(subscriptions).where(eq(subscriptions.endpoint, endpoint));
    // The endpoint of another browser is nobody's to take with a token of one's own.
    if (other && other.id !== known.id) throw new Problem(pushAddressRefused);
    const change = { endpoint, ...keys, encoding: asked.encoding, tokenHash: hashOf(next) };
    await tx.orm.update(subscriptions).set(change).where(eq(subscriptions.id, known.id));
  });
  return next;
}

const own = (accountId: number, endpoint: string) =>
  and(eq(subscriptions.accountId, accountId), eq(subscriptions.endpoint, endpoint));

/** The endpoint in the JSON of an address; null where there is none. */
export function endpointIn(payload: string): string | null {
  const read = PushSubscription.pick({ endpoint: true }).safeParse(parsed(payload));
  return read.success ? read.data.endpoint : null;
}

/** What the JSON of an address says; undefined for what is none. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** Whether a browser is kept for this guest. Of others' browsers nothing is told. */
export async function isSubscribed({ kit }: Context, accountId: number, payload: string): Promise<boolean> {
  const endpoint = endpointIn(payload);
  if (endpoint === null) return false;
  const rows = await kit.db.orm.select({ id: subscriptions.id }).from(subscriptions).where(own(accountId, endpoint));
  return rows.length > 0;
}

export async function unsubscribe({ kit }: Context, accountId: number, payload: string): Promise<void> {
  const endpoint = endpointIn(payload);
  if (endpoint !== null) await kit.db.orm.delete(subscriptions).where(own(accountId, endpoint));
}

/** Says whose the subscriptions of this session are, and of what they want to hear. Another id than the own changes nothing. */
export async function update({ kit }: Context, caller: AccountCaller, payload: string): Promise<boolean> {
  const said = parsed(payload);
  const { guestId, endpoint, events } = (
    typeof said === 'object' && said !== null ? said : { guestId: said }
  ) as Readonly<Record<string, unknown>>;
  if (Number(guestId) !== caller.accountId) return false;
  const wanted = Event.array().max(Event.options.length).safeParse(events);
  const mine = and(
    eq(subscriptions.accountId, caller.accountId),
    typeof endpoint === 'string'
      ? eq(subscriptions.endpoint, endpoint)
      : eq(subscriptions.sessionId, caller.sessionId ?? ''),
  );
  const change = { sessionId: caller.sessionId, ...(wanted.success ? { events: wanted.data } : {}) };
  const changed = await kit.db.orm.update(subscriptions).set(change).where(mine).returning({ id: subscriptions.id });
  return changed.length > 0;
}

/** Sessions ended: their browsers are pushed to no more, and what waited for them is gone. */
export async function forgetSessions(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.orm.delete(subscriptions).where(inArray(subscriptions.sessionId, [...sessionIds]));
}
