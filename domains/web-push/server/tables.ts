import { index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { PushEncoding, PushEvent } from '../contract/index.ts';
import type { PushWords } from './words.ts';

export const webPush = pgSchema('web_push');

/** Browsers that may be pushed to. Each belongs to the account that subscribed it last, and goes with its session. */
export const subscriptions = webPush.table(
  'subscriptions',
  {
    id: ownNumber(),
    accountId: account().notNull(),
    sessionId: text('session_id'),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    encoding: text('encoding').$type<PushEncoding>().notNull(),
    events: jsonb('events').$type<PushEvent[]>().notNull(),
    /** SHA-256 of the token that renews it. */
    tokenHash: text('token_hash').notNull(),
    /** The installation's public key that the browser subscribed with; null of those from before it was kept. */
    serverKey: text('server_key'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_endpoint').on(table.endpoint),
    uniqueIndex('subscriptions_token').on(table.tokenHash),
    index('subscriptions_account').on(table.accountId),
    index('subscriptions_session').on(table.sessionId),
  ],
);

/** What waits for push services; gone once it is sent or too old. */
export const pushes = webPush.table(
  'pushes',
  {
    id: ownNumber(),
    subscriptionId: rowNumber('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Of its push service, so that one that hangs delays nobody else. */
    origin: text('origin').notNull(),
    words: jsonb('words').$type<PushWords>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('pushes_due').on(table.dueAt, table.id), index('pushes_subscription').on(table.subscriptionId)],
);
