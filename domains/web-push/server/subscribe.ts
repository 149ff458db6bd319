import { createHash, ECDH, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
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

function isPoint(key: Buffer): boolean {
  try {
    return key.length === 65 && ECDH.convertKey(key, 'prime256v1').length === 65;
  } catch {
    return false;
  }
}

/** @throws Problem `push_address_refused` */
function assertEndpoint({ isEndpoint }: Context, { endpoint, keys }: PushSubscription): void {
  // RFC 8291: an uncompressed point of P-256, and 16 bytes.
  const isSecret = Buffer.from(keys.auth, 'base64url').length === 16;
  if (!isEndpoint(endpoint) || !isSecret || !isPoint(Buffer.from(keys.p256dh, 'base64url')))
    throw new Problem(pushAddressRefused);
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
    serverKey: ctx.encrypter.publicKey,
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
    const serverKey = ctx.encrypter.publicKey;
    const change = { endpoint, ...keys, encoding: asked.encoding, tokenHash: hashOf(next), serverKey };
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

/**
 * Browsers that subscribed with another key of this installation: a push service takes nothing for them any more (RFC 8292), so they go,
 * with a line in the log; their pages register with the new key when they are opened next.
 */
export async function forgetOtherKeys({ kit, encrypter }: Context): Promise<void> {
  const other = and(isNotNull(subscriptions.serverKey), ne(subscriptions.serverKey, encrypter.publicKey));
  const gone = await kit.db.orm.delete(subscriptions).where(other).returning({ id: subscriptions.id });
  if (gone.length > 0)
    kit.log.warn(
      { browsers: gone.length },
      'the key of web push has changed: browsers register anew when they come back',
    );
}

/** Sessions ended: their browsers are pushed to no more, and what waited for them is gone. */
export async function forgetSessions(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tx.orm.delete(subscriptions).where(inArray(subscriptions.sessionId, [...sessionIds]));
}
