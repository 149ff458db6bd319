import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account, milliseconds, ownNumber, rowNumber, steadyMs } from '#kit/db/schema/columns.ts';
import type { ActorPresence, ChatStatus, ChatType, OfferedPicture, RoomSource } from '../contract/index.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

export const live = pgSchema('live');

/** One performer's time on air. At most one open room a performer. */
export const rooms = live.table(
  'rooms',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    startedAt: steadyMs('started_at').notNull(),
    endedAt: steadyMs('ended_at'),
    exitCode: integer('exit_code'),
    freeChat: boolean('free_chat').notNull(),
    autoAccept: boolean('auto_accept').notNull(),
    livePreview: boolean('live_preview').notNull(),
    voyeurAllowed: boolean('voyeur_allowed').notNull(),
    /** Frames arrive from the studio. */
    sending: boolean('sending').notNull().default(false),
    /** When the first frame came; before, nobody sees the room. */
    onlineAt: steadyMs('online_at'),
    /** The studio's connection; null while it is lost. */
    holder: text('holder'),
    /** The last time the holder's process said that the connection stands. */
    seenAt: steadyMs('seen_at').notNull(),
    /** When the room closes unless the studio comes back. */
    deadlineAt: steadyMs('deadline_at'),
    /** The presence that was announced last; the next change is announced by the difference. */
    announced: jsonb('announced').$type<ActorPresence>(),
    /** The ticket show that is on: nobody but its ticket holders is let in. Whose number it is knows `live.shows`. */
    showId: rowNumber('show_id'),
    /** Direct control of a toy is offered in private chats; whoever owns toys says so. */
    toyOffered: boolean('toy_offered').notNull().default(false),
    /** When the last one ended. */
    showEndedAt: steadyMs('show_ended_at'),
    /** What browsers need to show the picture; empty until the studio has said it. */
    /** There for calls alone: nobody sees it, and it sends nothing but to who calls. */
    callsOnly: boolean('calls_only').notNull().default(false),
    /** What sends the picture. */
    source: text('source').$type<RoomSource>().notNull().default('browser'),
    pictures: jsonb('pictures').$type<OfferedPicture[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('rooms_open').on(table.actorId).where(sql`ended_at is null`),
    // How long was broadcast today.
    index('rooms_ended').on(table.endedAt),
    index('rooms_of_actor').on(table.actorId, table.id),
  ],
);

/** One guest's time in a room. The columns up to `hostSequence` are the machine's state, see machine/state.ts. */
export const chats = live.table(
  'chats',
  {
    id: ownNumber(),
    type: text('type').$type<ChatType>().notNull(),
    paid: boolean('paid').notNull(),
    exclusive: boolean('exclusive').notNull(),
    pricePerMinute: integer('price_per_minute').notNull(),
    /** Voyeurs may watch it. */
    voyeursAllowed: boolean('voyeurs_allowed').notNull().default(false),
    status: text('status').$type<ChatStatus>().notNull(),
    attempt: integer('attempt').notNull(),
    attempts: integer('attempts').notNull(),
    retrying: boolean('retrying').notNull(),
    requestedAt: steadyMs('requested_at').notNull(),
    acceptedAt: steadyMs('accepted_at'),
    startedAt: steadyMs('started_at'),
    endedAt: steadyMs('ended_at'),
    exitCode: integer('exit_code'),
    phaseUntil: steadyMs('phase_until'),
    watchFor: milliseconds('watch_for'),
    watchUntil: steadyMs('watch_until'),
    textUntil: steadyMs('text_until'),
    minutes: integer('minutes').notNull(),
    paidUntil: steadyMs('paid_until'),
    waiting: boolean('waiting').notNull(),
    deliveredAt: steadyMs('delivered_at'),
    brokenSince: steadyMs('broken_since'),
    unprovenMs: milliseconds('unproven_ms').notNull().default(0),
    brokenMs: milliseconds('broken_ms').notNull(),
    refunded: integer('refunded').notNull(),
    withheld: integer('withheld').notNull().default(0),
    refunds: integer('refunds').notNull(),
    /** Hundredths of the minutes' price that vouchers paid; whether they paid the last minute; what of it was not delivered and came back. */
    covered: integer('covered').notNull().default(0),
    coveredMinute: boolean('covered_minute').notNull().default(false),
    coveredBrokenMs: milliseconds('covered_broken_ms').notNull().default(0),
    coveredBack: integer('covered_back').notNull().default(0),
    guestLostAt: steadyMs('guest_lost_at'),
    guestSequence: integer('guest_sequence').notNull(),
    hostSequence: integer('host_sequence').notNull(),

    /** Direct control of a toy: offered to the guest, or used; null: neither. */
    toyControl: text('toy_control').$type<'offered' | 'used'>(),
    roomId: rowNumber('room_id').notNull(),
    actorId: account('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    guestId: account('guest_id').notNull(),
    guestName: text('guest_name').notNull(),
    anonymous: boolean('anonymous').notNull(),
    /** The performer is not told who it is. */
    incognito: boolean('incognito').notNull().default(false),
    startKey: text('start_key').notNull(),
    /** What the media engine knows the guest's picture by; an upgraded chat takes the free chat's over. */
    mediaSession: text('media_session').notNull(),
    /** The guest's web session that holds the chat: tickets to watch work in it alone. */
    webSession: text('web_session'),
    /** The exclusive chat a voyeur watches. */
    watchedChatId: rowNumber('watched_chat_id'),
    /** The guest's connection. */
    holder: text('holder'),
    muted: boolean('muted').notNull(),
    /** The free writing time of this room is used up. */
    textSpent: boolean('text_spent').notNull(),
    /** The performer's part of what was paid, refunds taken off. */
    earned: integer('earned').notNull().default(0),
    guestReadId: rowNumber('guest_read_id').notNull().default(0),
    hostReadId: rowNumber('host_read_id').notNull().default(0),
    /** When time alone moves it on; see machine/deadline.ts. */
    deadlineAt: steadyMs('deadline_at'),
  },
  (table) => [
    uniqueIndex('chats_start').on(table.guestId, table.startKey),
    index('chats_due').on(table.deadlineAt).where(sql`status <> 'ended'`),
    index('chats_open').on(table.roomId).where(sql`status <> 'ended'`),
    index('chats_session').on(table.mediaSession).where(sql`status <> 'ended'`),
    index('chats_watched').on(table.watchedChatId).where(sql`status <> 'ended'`),
    index('chats_guest').on(table.guestId, table.id),
    index('chats_actor').on(table.actorId, table.id).where(sql`paid`),
    // Who was paid for lately.
    index('chats_paid_ended').on(table.endedAt).where(sql`paid`),
    index('chats_of_actor').on(table.actorId, table.id),
    index('chats_of_room').on(table.roomId),
    // Whether somebody who is called is calling.
    index('chats_open_guest').on(table.guestId).where(sql`status <> 'ended'`),
    // Whether a picture was taken in private.
    index('chats_exclusive').on(table.roomId, table.endedAt).where(sql`exclusive`),
  ],
);

/** What broadcasts look like now, for cards: of those somebody looks at, for a minute. */
export const faces = live.table(
  'faces',
  {
    actorId: account('actor_id').primaryKey(),
    roomId: rowNumber('room_id').notNull(),
    /** When somebody asked for it last. */
    wantedAt: steadyMs('wanted_at').notNull(),
    /** When somebody asked for it last to whom only its colours are shown. */
    blurWantedAt: steadyMs('blur_wanted_at'),
    takenAt: steadyMs('taken_at'),
    /** WebP; the second one shows colours alone. */
    picture: bytea('picture'),
    blurred: bytea('blurred'),
  },
  (table) => [index('faces_wanted').on(table.wantedAt)],
);

/** What guests were paid back by themselves for lines of their own that broke: one row a guest and day (UTC). */
export const paidBack = live.table(
  'paid_back',
  {
    guestId: account('guest_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    guestName: text('guest_name').notNull().default(''),
    refunds: integer('refunds').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
    /** Hundredths. */
    coins: integer('coins').notNull().default(0),
    /** Beyond the limit of a day: not paid back. */
    withheldSeconds: integer('withheld_seconds').notNull().default(0),
    withheldCoins: integer('withheld_coins').notNull().default(0),
    /** What of it an operator paid out. */
    paidOutSeconds: integer('paid_out_seconds').notNull().default(0),
    paidOutCoins: integer('paid_out_coins').notNull().default(0),
    /** When an operator looked at it last; what came after is not looked at. */
    checkedAt: steadyMs('checked_at'),
    checkedSeconds: integer('checked_seconds').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.day] }), index('paid_back_day').on(table.day, table.seconds)],
);

/** What a chat's breaks withheld on a day (UTC), beyond the guest's limit of that day, and what of it was paid out. */
export const withheld = live.table(
  'withheld',
  {
    chatId: rowNumber('chat_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    guestId: account('guest_id').notNull(),
    seconds: integer('seconds').notNull(),
    /** Hundredths. */
    coins: integer('coins').notNull(),
    paidSeconds: integer('paid_seconds').notNull().default(0),
    paidCoins: integer('paid_coins').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.day] }),
    index('withheld_day').on(table.guestId, table.day),
    check('withheld_paid', sql`${table.paidCoins} between 0 and ${table.coins}`),
  ],
);

/** What holds for a guest in one room, whichever chat they are in. */
export const roomGuests = live.table(
  'room_guests',
  {
    roomId: rowNumber('room_id').notNull(),
    guestId: account('guest_id').notNull(),
    muted: boolean('muted').notNull().default(false),
    kicked: boolean('kicked').notNull().default(false),
    /** First text without coins: the countdown runs from here. */
    textStartedAt: steadyMs('text_started_at'),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.guestId] })],
);

/** Codes with which a guest goes on with a chat on another device. */
export const moves = live.table(
  'moves',
  {
    /** SHA-256 of the code. */
    code: text('code').primaryKey(),
    chatId: rowNumber('chat_id').notNull(),
    guestId: account('guest_id').notNull(),
    expiresAt: steadyMs('expires_at').notNull(),
    usedAt: steadyMs('used_at'),
  },
  (table) => [index('moves_of_guest').on(table.guestId)],
);
