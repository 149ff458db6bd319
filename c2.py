exec(open('/tmp/work/me/c1.py').read().split("P='domains/live/'")[0])
P='domains/live/'
sub(P+'web/parts/chat-offers.ts',
("export type ChatOfferKind = 'free' | 'chat' | 'private' | 'call' | 'voyeur';","export type ChatOfferKind = 'free' | 'chat' | 'private' | 'alone' | 'call' | 'voyeur';"),
("  readonly single: boolean;\n","  readonly single: boolean;\n  /** Voyeurs may watch it. */\n  readonly voyeursAllowed: boolean;\n"),
("  readonly voyeur: boolean;\n}","  /** There is a private chat to watch now. */\n  readonly voyeur: boolean;\n  /** Voyeurs may watch private chats of this show, but those at the single price. */\n  readonly voyeursAllowed: boolean;\n}"),
("  isVoyeurChatAvailable: boolean;\n","  isVoyeurChatAvailable: boolean;\n  voyeursAllowed?: boolean;\n"),
("    voyeur: from.isVoyeurChatAvailable,\n","    voyeur: from.isVoyeurChatAvailable,\n    voyeursAllowed: from.voyeursAllowed ?? false,\n"),
(""" * What a performer offers, the most intimate last. With a multi price a LIVECHAT is shared and may be had alone at the
 * single price; without one it is private anyway, at the video price. Voyeur stands only while there is something to see.
 */
export function chatOffersOf(prices: ChatPrices, { isOnline, busy, freeChat, voyeur }: RoomFacts): ChatOffer[] {""",""" * What a performer offers, the most intimate last: what the server's `offerOf` makes of it. With a multi price a LIVECHAT is
 * shared and may be had alone at the single price; without one it is private anyway, at the video price. Where voyeurs may
 * watch private chats, the single price is the one without them. Voyeur stands only while there is something to see.
 */
export function chatOffersOf(prices: ChatPrices, facts: RoomFacts): ChatOffer[] {
  const { isOnline, busy, freeChat, voyeur, voyeursAllowed } = facts;"""),
("""    single = false,
  ): ChatOffer[] => (price === null ? [] : [{ kind, chatType, single, price, open }]);
  const chats =
    prices.multi === null
      ? offer('private', 'LIVECHAT', prices.video, free)
      : [
          ...offer('chat', 'LIVECHAT', prices.multi, free),
          ...offer('private', 'LIVECHAT', prices.single ?? prices.video, free, true),
        ];
""","""    { single = false, watched = false } = {},
  ): ChatOffer[] => (price === null ? [] : [{ kind, chatType, single, voyeursAllowed: watched, price, open }]);
  const shared = prices.multi !== null;
  const alone = prices.single !== null && (shared || voyeursAllowed);
  const watched = voyeursAllowed && prices.voyeur !== null;
  const chats = [
    ...offer('chat', 'LIVECHAT', prices.multi, free),
    ...(shared && alone ? [] : offer('private', 'LIVECHAT', prices.video, free, { single: shared, watched })),
    ...(alone ? offer(watched ? 'alone' : 'private', 'LIVECHAT', prices.single, free, { single: true }) : []),
  ];
"""))
sub(P+'web/parts/offer-words.tsx',("import { Eye, Gift, Lock, MessagesSquare, Video }","import { Eye, Gift, Lock, MessagesSquare, ShieldCheck, Video }"),
("import type { ChatOfferKind } from","import type { ChatOffer, ChatOfferKind } from"),
("  private: <Lock aria-hidden />,\n","  private: <Lock aria-hidden />,\n  alone: <ShieldCheck aria-hidden />,\n"),
("/** Message keys: its name, and in a sentence what one gets. */","/** Message keys: its name, and in a sentence what one gets and who else may be there. */"),
("export const offerMeaning = (kind: ChatOfferKind) => `live.offer.${kind}.means` as const;","""export const offerMeaning = ({ kind, voyeursAllowed }: Pick<ChatOffer, 'kind' | 'voyeursAllowed'>) =>
  voyeursAllowed
    ? 'live.offer.watched.means'
    : kind === 'alone'
      ? 'live.offer.private.means'
      : (`live.offer.${kind}.means` as const);"""))
sub(P+'web/guest/room/start-dialog.tsx',("t(offerMeaning(offer.kind), { name })","t(offerMeaning(offer), { name })"))
sub(P+'web/guest/room/room-session.ts',("begin({ kind: 'free', chatType: 'FREECHAT', single: false, price: 0, open: true })","begin(freeOffer)"),
("begin({ kind: 'free', chatType: 'FREECHAT', single: false, price: 0, open: true })","begin(freeOffer)"),
("type EndReason =","const freeOffer: ChatOffer = {\n  kind: 'free',\n  chatType: 'FREECHAT',\n  single: false,\n  voyeursAllowed: false,\n  price: 0,\n  open: true,\n};\n\ntype EndReason ="),
("    const { chatType, single } = offer;","    const { chatType, single, price: pricePerMinute, voyeursAllowed } = offer;"),
("      single,\n      startKey: key,","      single,\n      shown: { pricePerMinute, voyeursAllowed },\n      startKey: key,"),
("      this.#chats.add(chatId);\n      await this.#channel.command(live.resumeChat, { chatId });","      this.#chats.add(chatId);\n      this.#dispatch({ type: 'counted' });\n      await this.#channel.command(live.resumeChat, { chatId });"),
("      on(live.chatEnd, (end)","      on(live.chatVoyeurs, ({ chatId, watching }) => this.#dispatch({ type: 'voyeurs', chatId, watching })),\n      on(live.chatEnd, (end)"))
sub(P+'web/guest/room/room-state.ts',
("  readonly presence: ActorPresence;\n","  readonly presence: ActorPresence;\n  /** The guest is one of those `presence` counts. */\n  readonly counted: boolean;\n"),
("  /** What was asked for and","  /** How many voyeurs watch the paid chat, and whether one more came that the guest was not told of otherwise. */\n  readonly voyeurs: number;\n  readonly voyeurCame: boolean;\n  /** What was asked for and"),
("  | { readonly type: 'options'","  | { readonly type: 'counted' }\n  | { readonly type: 'voyeurs'; readonly chatId: number; readonly watching: number }\n  | { readonly type: 'options'"),
("    presence,\n    options,\n    free: null,\n    paid: null,\n","    presence,\n    counted: false,\n    options,\n    free: null,\n    paid: null,\n    voyeurs: 0,\n    voyeurCame: false,\n"),
("    case 'options':","    case 'counted':\n      return { ...state, counted: true };\n    case 'voyeurs': {\n      const { chatId, watching } = event;\n      if (state.paid?.chatId !== chatId) return state;\n      return { ...state, voyeurs: watching, voyeurCame: watching > state.voyeurs || (state.voyeurCame && watching > 0) };\n    }\n    case 'options':"),
("ended: null, refusal: null, refund: null };","ended: null, refusal: null, refund: null, voyeurCame: false };"),
("  return { ...state, presence, refusal: changed && !lasting ? null : state.refusal };","  const counted = currentChat(state)?.status === 'starting' || currentChat(state)?.status === 'running';\n  return { ...state, presence, counted, refusal: changed && !lasting ? null : state.refusal };"),
("warning: null, refund: null, survey: null })","warning: null, refund: null, survey: null, voyeurs: 0, voyeurCame: false })"),
("/** Whether minutes are paid now,","/** How many others watch: the guest is none of them. */\nexport const othersWatching = ({ presence, counted }: Pick<RoomState, 'presence' | 'counted'>): number =>\n  Math.max(0, presence.viewers - (counted ? 1 : 0));\n\n/** Whether minutes are paid now,"))
sub(P+'web/guest/room/stage.tsx',("import { Eye } from 'lucide-react';\n",""),
("import { useFormat, useMessages }","import { useMessages }"),("  const format = useFormat();\n",""),
("            {presence.viewers > 0 ? (\n","@@"),)
s=open(P+'web/guest/room/stage.tsx').read()
i=s.index("@@"); j=s.index("            ) : null}\n",i)+len("            ) : null}\n")
s=s[:i]+"            <WhoWatches />\n"+s[j:]
s=s.replace("import type { RoomView } from './use-view.ts';","import type { RoomView } from './use-view.ts';\nimport { WhoWatches } from './who-watches.tsx';")
open(P+'web/guest/room/stage.tsx','w').write(s)
open(P+'web/guest/room/who-watches.tsx','w').write("""import { Eye, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useRoom } from './room-context.tsx';
import { othersWatching } from './room-state.ts';

const pill = 'tabular inline-flex min-w-0 items-center gap-1 font-semibold text-sm [&>svg]:size-4 [&>svg]:shrink-0';

/** Who sees this besides the guest: how many others in the room; in a private chat whether voyeurs may, and how many do. */
export function WhoWatches(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const room = useRoom();
  const { paid, voyeurs } = room;
  if (paid?.single && paid.status === 'running') {
    const words = !paid.voyeursAllowed
      ? t('live.watching.nobody')
      : voyeurs > 0
        ? t('live.watching.voyeurs', { count: voyeurs })
        : t('live.watching.voyeursMay');
    return (
      <span title={words} translate={voyeurs > 0 ? 'no' : undefined} className={cx(pill, voyeurs > 0 && 'text-warning')}>
        {paid.voyeursAllowed ? <Eye aria-hidden /> : <ShieldCheck aria-hidden />}
        <span className="truncate text-xs">{words}</span>
      </span>
    );
  }
  const others = othersWatching(room);
  if (others === 0) return null;
  const words = t('live.room.viewers', { count: others });
  return (
    <span title={words} translate="no" className={pill}>
      <Eye aria-hidden />
      {format.number(others)}
      <span className="sr-only">{words}</span>
    </span>
  );
}
""")
sub(P+'web/guest/room/notices.tsx',("import { BadgeCheck, CircleAlert,","import { BadgeCheck, CircleAlert, Eye,"),
("const { warning, refund, refusal, paid, free, ended } = useRoom();","const { warning, refund, refusal, paid, free, ended, voyeurCame, voyeurs } = useRoom();"),
("      {refund && paid && refund.amount > 0 ?","""      {paid && voyeurCame ? (
        <Notice tone="warning" icon={<Eye aria-hidden />} onClose={() => session.dismiss()}>
          {t('live.watching.came', { count: voyeurs, name: paid.actorName })}
        </Notice>
      ) : null}
      {refund && paid && refund.amount > 0 ?"""))
sub(P+'web/guest/room/room-chat.tsx',("  const kind = chat === null ? 'none' : secret ? 'private' : 'room';","  const kind = chat === null ? 'none' : secret ? 'private' : 'room';\n  const unseen = secret && chat.single && !chat.voyeursAllowed;"),
("            title={t(`live.talk.empty.${kind}`)}","            title={unseen ? t('live.talk.empty.alone', { name }) : t(`live.talk.empty.${kind}`)}"))
W={
'en':dict(chat='A paid chat with {name}. Others may be there too.',private='Just you and {name}. Nobody else can join or watch.',watched='Only you chat with {name}. Voyeurs may pay to watch {name}; they never see you or what you write.',alone='Without voyeurs',call='Both cameras on, just you and {name}. Nobody else can join or watch.',voyeur='Watch {name} in a private chat. You cannot write. The guest is told that somebody watches, not who.',free='Watch {name} at no cost, together with others.',
 nobody='Nobody else can watch',may='Voyeurs may watch',n='{count, plural, one {# voyeur watching} other {# voyeurs watching}}',came='{count, plural, one {A voyeur is watching now.} other {# voyeurs are watching now.}} They see {name}, never you or what you write.',emptyp='Say hello',emptya='Just you and {name}'),
'de':dict(chat='Ein bezahlter Chat mit {name}. Andere können auch dabei sein.',private='Nur du und {name}. Niemand sonst kann dazukommen oder zusehen.',watched='Nur du chattest mit {name}. Voyeure dürfen gegen Coins zusehen. Dich und was du schreibst sehen sie nie.',alone='Ohne Voyeure',call='Beide Kameras an, nur du und {name}. Niemand sonst kann dazukommen oder zusehen.',voyeur='Schau {name} in einem Privatchat zu. Schreiben kannst du nicht. Der Gast erfährt, dass jemand zusieht, aber nicht wer.',free='Schau {name} kostenlos zu, zusammen mit anderen.',
 nobody='Niemand sonst sieht zu',may='Voyeure dürfen zusehen',n='{count, plural, one {# Voyeur sieht zu} other {# Voyeure sehen zu}}',came='{count, plural, one {Ein Voyeur sieht jetzt zu.} other {Jetzt sehen # Voyeure zu.}} Zu sehen ist nur {name}, nie du oder was du schreibst.',emptyp='Sag Hallo',emptya='Nur du und {name}'),
'nl':dict(chat='Een betaalde chat met {name}. Anderen kunnen er ook bij zijn.',private='Alleen jij en {name}. Niemand anders kan erbij of meekijken.',watched='Alleen jij chat met {name}. Voyeurs mogen tegen betaling meekijken. Jou en wat je schrijft zien ze nooit.',alone='Zonder voyeurs',call='Beide camera’s aan, alleen jij en {name}. Niemand anders kan erbij of meekijken.',voyeur='Kijk mee in een privéchat van {name}. Schrijven kan niet. De gast hoort dat er iemand meekijkt, niet wie.',free='Kijk gratis naar {name}, samen met anderen.',
 nobody='Niemand anders kijkt mee',may='Voyeurs mogen meekijken',n='{count, plural, one {# voyeur kijkt mee} other {# voyeurs kijken mee}}',came='{count, plural, one {Er kijkt nu een voyeur mee.} other {Er kijken nu # voyeurs mee.}} Te zien is alleen {name}, nooit jij of wat je schrijft.',emptyp='Zeg hallo',emptya='Alleen jij en {name}'),
'es':dict(chat='Un chat de pago con {name}. Puede haber más gente.',private='Solo {name} y tú. Nadie más puede entrar ni mirar.',watched='Solo tú chateas con {name}. Los voyeurs pueden pagar por mirar; a ti y lo que escribes no lo ven nunca.',alone='Sin voyeurs',call='Las dos cámaras encendidas, solo {name} y tú. Nadie más puede entrar ni mirar.',voyeur='Mira a {name} en un chat privado. No puedes escribir. Su invitado sabe que alguien mira, pero no quién.',free='Mira a {name} sin pagar, junto a otros.',
 nobody='Nadie más puede mirar',may='Puede haber voyeurs',n='{count, plural, one {# voyeur mirando} other {# voyeurs mirando}}',came='{count, plural, one {Un voyeur está mirando.} other {# voyeurs están mirando.}} Solo ven a {name}, nunca a ti ni lo que escribes.',emptyp='Di hola',emptya='Solo {name} y tú'),
}
import re
for l,w in W.items():
    p=P+f'web/locales/{l}.ts'; s=open(p).read()
    for k in ('chat','private','call','voyeur','free'):
        s,n=re.subn(rf"  'live\.offer\.{k}\.means':\s*'[^']*',\n",lambda m:f"  'live.offer.{k}.means': '{w[k]}',\n",s); assert n==1,(l,k)
    s=s.replace("  'live.offer.call.means'",f"  'live.offer.watched.means': '{w['watched']}',\n  'live.offer.call.means'",1)
    s=s.replace("  'live.offer.call'",f"  'live.offer.alone': '{w['alone']}',\n  'live.offer.call'",1)
    s=s.replace("  'live.room.offers'",f"  'live.watching.nobody': '{w['nobody']}',\n  'live.watching.voyeursMay': '{w['may']}',\n  'live.watching.voyeurs': '{w['n']}',\n  'live.watching.came': '{w['came']}',\n  'live.room.offers'",1)
    s,n=re.subn(r"  'live\.talk\.empty\.private': '[^']*',\n",lambda m:f"  'live.talk.empty.private': '{w['emptyp']}',\n  'live.talk.empty.alone': '{w['emptya']}',\n",s); assert n==1
    open(p,'w').write(s)
