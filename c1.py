import re,io
def sub(p,*prs):
    s=open(p).read()
    for a,b in prs:
        assert a in s,(p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
P='domains/live/'
sub('domains/performers/contract/presence.ts',("  .object({ actorId: z.int(), actorName: z.string(), state: LiveState, ...roomFields, prices: ChatPrices })",
"""  .object({
    actorId: z.int(),
    actorName: z.string(),
    state: LiveState,
    ...roomFields,
    /** Voyeurs may watch the private chats of this show; not those at the single price, and no video call. */
    voyeursAllowed: z.boolean(),
    prices: ChatPrices,
  })"""))
sub('domains/performers/contract/actor-states.ts',("const { actorId, actorName, state, viewers, prices, ...room } = presence;","const { actorId, actorName, state, viewers, prices, voyeursAllowed, ...room } = presence;"))
sub(P+'contract/entities.ts',("""    single: z.boolean(),
    abilities""","""    single: z.boolean(),
    /** Voyeurs may pay to watch it. Settled when the chat is asked for: nothing the performer changes later opens it. */
    voyeursAllowed: z.boolean(),
    abilities"""),("""    single: z.boolean(),
    pricePerMinute""","""    single: z.boolean(),
    voyeursAllowed: z.boolean(),
    pricePerMinute"""))
sub(P+'contract/commands.ts',("""    /** Asks for an exclusive LIVECHAT where the performer also offers multi chat. VIDEO_CALL is always exclusive. */
    single: z.boolean().default(false),
""","""    /** Asks for an exclusive LIVECHAT, without voyeurs where the performer has a single price. VIDEO_CALL is always both. */
    single: z.boolean().default(false),
    /** What the page said the chat is: a start that would cost more, or let voyeurs in, is refused. */
    shown: z.object({ pricePerMinute: z.int().min(0), voyeursAllowed: z.boolean() }).optional(),
"""),("  problems.balanceTooLow,\n","  problems.balanceTooLow,\n  problems.offerChanged,\n"))
sub(P+'contract/problems.ts',("export const kickedFromRoom","""/** The price has risen, or voyeurs may watch now, since the page showed the offer. */
export const offerChanged = defineProblem('offer_changed', 409, {
  en: 'The offer has just changed. Please look at it again; nothing was charged.',
  de: 'Das Angebot hat sich gerade geändert. Schau es dir noch einmal an, berechnet wurde nichts.',
  nl: 'Het aanbod is net veranderd. Bekijk het nog even; er is niets afgeschreven.',
  es: 'La oferta acaba de cambiar. Échale otro vistazo; no se ha cobrado nada.',
});
export const kickedFromRoom"""))
sub(P+'contract/pushes.ts',("export const chatMinuteBooked","""export const chatVoyeurs = serverMessage({
  name: 'chatVoyeurs',
  summary: 'How many voyeurs watch a private chat, to its guest (chat:{chatId}), whenever one comes or goes.',
  access: visitor,
  payload: z.object({ chatId, watching: z.int() }),
});

export const chatMinuteBooked"""))
s=open(P+'contract/pushes.ts').read()
s=s.replace("  chatStartRetry,\n","  chatStartRetry,\n  chatVoyeurs,\n",1)
open(P+'contract/pushes.ts','w').write(s)
sub(P+'server/tables.ts',("    status: text('status').$type<ChatStatus>().notNull(),","""    /** Voyeurs may watch it. */
    voyeursAllowed: boolean('voyeurs_allowed').notNull().default(false),
    status: text('status').$type<ChatStatus>().notNull(),"""))
sub(P+'server/policy.ts',("""  readonly exclusive: boolean;
  /** Hund""","""  readonly exclusive: boolean;
  /** Voyeurs may watch it. */
  readonly voyeursAllowed: boolean;
  /** Hund"""),("""/**
 * What a chat costs and whether it is exclusive. VIDEO_CALL always is. A LIVECHAT is shared at the multi price where
 * there is one, unless the guest asks for it alone (the single price); without a multi price it is exclusive anyway,
 * at the video price.
 */
export function offerOf(actor: ActorRow, chatType: ChatType, single: boolean): Offer {
  switch (chatType) {
    case 'LIVECHAT':
      if (actor.priceMulti !== null && !single) {
        return { chatType, exclusive: false, pricePerMinute: actor.priceMulti };
      }
      return { chatType, exclusive: true, pricePerMinute: (single ? actor.priceSingle : null) ?? actor.priceVideo };
    case 'VIDEO_CALL':
    case 'STARTMOBILECALLCHAT':
      return { chatType, exclusive: true, pricePerMinute: actor.priceSinglec2c };
    case 'VOYEUR_CHAT':
    case 'VOYEUR_PRIVATE_CHAT':
      return { chatType, exclusive: false, pricePerMinute: actor.priceVoyeur };
    default:
      return { chatType, exclusive: false, pricePerMinute: 0 };
  }
}
""","""/** Whether voyeurs may watch what is neither shared nor paid at the single price, in a performer's open room. */
export const letsVoyeursIn = (actor: ActorRow, room: Pick<RoomRow, 'voyeurAllowed'> | null): boolean =>
  room !== null && room.voyeurAllowed && actor.priceVoyeur !== null;

/**
 * What a chat costs, whether it is exclusive, and whether voyeurs may watch it (docs/decisions/058). VIDEO_CALL always is exclusive,
 * and never watched. A LIVECHAT is shared at the multi price where there is one, unless the guest asks for it alone; without
 * a multi price it is exclusive anyway, at the video price. The single price buys it without voyeurs.
 */
export function offerOf(actor: ActorRow, chatType: ChatType, single: boolean, voyeurs = false): Offer {
  const shut = { chatType, voyeursAllowed: false };
  switch (chatType) {
    case 'LIVECHAT':
      if (single && actor.priceSingle !== null) return { ...shut, exclusive: true, pricePerMinute: actor.priceSingle };
      if (!single && actor.priceMulti !== null) return { ...shut, exclusive: false, pricePerMinute: actor.priceMulti };
      return { chatType, exclusive: true, voyeursAllowed: voyeurs, pricePerMinute: actor.priceVideo };
    case 'VIDEO_CALL':
    case 'STARTMOBILECALLCHAT':
      return { ...shut, exclusive: true, pricePerMinute: actor.priceSinglec2c };
    case 'VOYEUR_CHAT':
    case 'VOYEUR_PRIVATE_CHAT':
      return { ...shut, exclusive: false, pricePerMinute: actor.priceVoyeur };
    default:
      return { ...shut, exclusive: false, pricePerMinute: 0 };
  }
}

/** Whether a start would be worse than what the guest was shown. */
export const isWorseThan = (offer: Offer, shown: Shown): boolean =>
  (offer.pricePerMinute ?? 0) > shown.pricePerMinute || (offer.voyeursAllowed && !shown.voyeursAllowed);
"""),("""/** What is known of the guest""","""/** What the guest's page said of the chat before they asked for it. */
export type Shown = Pick<Offer, 'voyeursAllowed'> & { readonly pricePerMinute: number };

/** What is known of the guest"""),
("""exclusive?.status === 'running' && room.voyeurAllowed && exclusive.guestId !== facts.caller.subjectId;""","""exclusive?.status === 'running' && exclusive.voyeursAllowed && exclusive.guestId !== facts.caller.subjectId;"""),
("const voyeur = room.voyeurAllowed ? facts.actor.priceVoyeur : null;","const voyeur = exclusive.voyeursAllowed ? facts.actor.priceVoyeur : null;"))
sub(P+'server/view.ts',("""      online && room.voyeurAllowed && actor.priceVoyeur !== null && exclusive?.status === 'running',""","""      online && actor.priceVoyeur !== null && exclusive?.status === 'running' && exclusive.voyeursAllowed,"""),
("    viewers: online ? viewers : 0,\n","    viewers: online ? viewers : 0,\n    voyeursAllowed: online && letsVoyeursIn(actor, room),\n"),
("    single: chat.exclusive,\n","    single: chat.exclusive,\n    voyeursAllowed: chat.voyeursAllowed,\n"),
("import type { RoomRow } from './room-row.ts';","import { letsVoyeursIn } from './policy.ts';\nimport type { RoomRow } from './room-row.ts';"))
sub(P+'server/start-chat.ts',("import type { Facts, Offer } from './policy.ts';\nimport { offerOf, refusalOf } from './policy.ts';","import type { Facts, Offer, Shown } from './policy.ts';\nimport { isWorseThan, letsVoyeursIn, offerOf, refusalOf } from './policy.ts';"),
("  readonly startKey: string;","  /** What the page said; undefined from callers that show nothing. */\n  readonly shown?: Shown | undefined;\n  readonly startKey: string;"),
("""    const offer = offerOf(facts.actor, request.chatType, request.single);
    const refusal = refusalOf(offer, facts);
    if (refusal) throw refusal;
""","""    const offer = offerOf(facts.actor, request.chatType, request.single, letsVoyeursIn(facts.actor, facts.room));
    const refusal = refusalOf(offer, facts);
    if (refusal) throw refusal;
    if (request.shown && isWorseThan(offer, request.shown)) {
      const { pricePerMinute, voyeursAllowed } = offer;
      throw new Problem(offerChanged, { data: { pricePerMinute, voyeursAllowed } });
    }
"""),("import { alreadyInProgress, chatLimits, exitCodes, isPaid, wrongSequence }","import { alreadyInProgress, chatLimits, exitCodes, isPaid, offerChanged, wrongSequence }"),
("start-limits.ts, already_in_progress,","start-limits.ts, already_in_progress, offer_changed,"),
("      roomId: room.id,\n","      voyeursAllowed: offer.voyeursAllowed,\n      roomId: room.id,\n"))
sub(P+'server/chat-options.ts',("""    const offer = offerOf(actor, chatType, single);
    const known = options.some((other) => other.chatType === chatType && other.single === offer.exclusive);
    if (offer.pricePerMinute === null || known) continue;
    const refusal = refusalOf(offer, await peekFacts(ctx, caller, actorId, chatType));""","""    const facts = await peekFacts(ctx, caller, actorId, chatType);
    const offer = offerOf(actor, chatType, single, letsVoyeursIn(actor, facts.room));
    const { exclusive, voyeursAllowed } = offer;
    const known = options.some(
      (other) => other.chatType === chatType && other.single === exclusive && other.voyeursAllowed === voyeursAllowed,
    );
    if (offer.pricePerMinute === null || known) continue;
    const refusal = refusalOf(offer, facts);"""),("      single: offer.exclusive,\n","      single: exclusive,\n      voyeursAllowed,\n"),
("import { offerOf, refusalOf } from","import { letsVoyeursIn, offerOf, refusalOf } from"))
sub(P+'server/announce.ts',("  if (chat.status !== before?.status) {\n","  if (chat.status !== before?.status) {\n    if (chat.watchedChatId !== null) await tellVoyeurs(ctx, chat.watchedChatId);\n"),
("function publishEffect(","""/** Tells the guest of a private chat how many watch it. */
async function tellVoyeurs(ctx: Context, chatId: number): Promise<void> {
  ctx.kit.realtime.publish(chatTopic(chatId), chatVoyeurs, await voyeursOf(ctx.kit.db, chatId));
}

function publishEffect("""),("  chatState,\n","  chatState,\n  chatVoyeurs,\n"),
("import { costOf, isVoyeur,","import { voyeursOf } from './voyeurs.ts';\nimport { costOf, isVoyeur,"))
open(P+'server/voyeurs.ts','w').write("""import { and, count, eq, inArray } from 'drizzle-orm';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { Executor } from '#kit/db/db.ts';
import type { chatVoyeurs } from '../contract/index.ts';
import { chats } from './tables.ts';

/** How many voyeurs watch a private chat now, those whose picture is on its way included. */
export async function voyeursOf(executor: Executor, chatId: number): Promise<PayloadOf<typeof chatVoyeurs>> {
  const [row] = await executor.orm
    .select({ watching: count() })
    .from(chats)
    .where(and(eq(chats.watchedChatId, chatId), inArray(chats.status, ['starting', 'running'])));
  return { chatId, watching: row?.watching ?? 0 };
}
""")
sub(P+'server/tables.ts',("    index('chats_guest')","    index('chats_watched').on(table.watchedChatId).where(sql`status <> 'ended'`),\n    index('chats_guest')"))
sub(P+'server/socket.ts',("      hold(ctx, from, chat);\n      if (chat.status !== 'requested') await admit(ctx, chat, false);","      hold(ctx, from, chat);\n      if (chat.voyeursAllowed) from.send(contract.chatVoyeurs, await voyeursOf(ctx.kit.db, chatId));\n      if (chat.status !== 'requested') await admit(ctx, chat, false);"),
("import { toLiveChat } from './view.ts';","import { toLiveChat } from './view.ts';\nimport { voyeursOf } from './voyeurs.ts';"))
