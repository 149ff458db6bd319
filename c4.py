exec(open('/tmp/work/me/c1.py').read().split("P='domains/live/'")[0])
P='domains/live/'
sub(P+'web/studio/parts/preflight.tsx',("const offers = chatOffersOf(room.prices, { isOnline: true, busy: false, freeChat: false, voyeur: true });","const { voyeursAllowed } = room;\n  const situation = { isOnline: true, busy: false, freeChat: false, voyeur: voyeursAllowed, voyeursAllowed };\n  const offers = chatOffersOf(room.prices, situation);"))
sub(P+'contract/entities.ts',("    livePreview: z.boolean(),\n    /** Frames","    livePreview: z.boolean(),\n    /** Voyeurs may watch private chats, but those at the single price. */\n    voyeursAllowed: z.boolean(),\n    /** Frames"))
sub(P+'server/studio-room.ts',("  const base = { actorId: actor.id, prices: pricesOf(actor) };","  const voyeursAllowed = letsVoyeursIn(actor, room ?? actor);\n  const base = { actorId: actor.id, prices: pricesOf(actor), voyeursAllowed };"),
("import type { RoomRow } from './room-row.ts';","import { letsVoyeursIn } from './policy.ts';\nimport type { RoomRow } from './room-row.ts';"))
sub(P+'web/guest/room/room-state.test.ts',("  single: false,\n  pricePerMinute: 0,\n  possible","  single: false,\n  voyeursAllowed: false,\n  pricePerMinute: 0,\n  possible"),
("    const offer = { kind: 'free', chatType: 'FREECHAT', single: false, price: 0, open: true } as const;","    const nothing = { single: false, voyeursAllowed: false, price: 0, open: true };\n    const offer = { kind: 'free', chatType: 'FREECHAT', ...nothing } as const;"),
("describe('free chat', () => {","""it('the eye counts others, and not the guest: before, in and after the chat, and after a reload', () => {
  const watched = (viewers: number): RoomEvent => ({ type: 'presence', presence: { ...presence, viewers } });
  const seen = (events: RoomEvent[]) => othersWatching(roomAfter(events));
  expect(seen([watched(2)])).toBe(2);
  expect(seen([watched(2), told(free)])).toBe(2);
  expect(seen([watched(2), told(free), watched(3)])).toBe(2);
  expect(seen([told(free), watched(1)])).toBe(0);
  expect(seen([told(free), watched(3), end({})])).toBe(2);
  expect(seen([told(free), watched(3), end({}), watched(2)])).toBe(2);
  expect(seen([watched(3), { type: 'counted' }, told(free)])).toBe(2);
});

it('a voyeur who comes is told of once, and not in the next chat', () => {
  const came = (watching: number): RoomEvent => ({ type: 'voyeurs', chatId: 11, watching });
  expect(roomAfter([told(paid()), came(1)])).toMatchObject({ voyeurs: 1, voyeurCame: true });
  expect(roomAfter([told(paid()), came(1), { type: 'dismissed' }])).toMatchObject({ voyeurs: 1, voyeurCame: false });
  expect(roomAfter([told(paid()), came(1), came(0)])).toMatchObject({ voyeurs: 0, voyeurCame: false });
  expect(roomAfter([told(paid()), came(1), told(paid({ chatId: 12 }))])).toMatchObject({ voyeurs: 0 });
});

describe('free chat', () => {"""),("initialRoomState, reduceRoom,","initialRoomState, othersWatching, reduceRoom,"))
s=open(P+'web/parts/chat-offers.test.ts').read()
s=s.replace("voyeur: false };","voyeur: false, voyeursAllowed: false };").replace("  it('leave out what","""  it('where voyeurs may watch, private chat says so, and the single price is the one without them', () => {
    const watched = chatOffersOf(prices, { ...live, voyeursAllowed: true });
    expect(watched.slice(1)).toMatchObject([
      { kind: 'private', price: 800, single: false, voyeursAllowed: true },
      { kind: 'alone', price: 1200, single: true, voyeursAllowed: false },
      { kind: 'call', voyeursAllowed: false },
    ]);
    expect(chatOffersOf({ ...prices, single: null }, { ...live, voyeursAllowed: true })[2]?.kind).toBe('call');
    const shared = chatOffersOf({ ...prices, multi: 500 }, { ...live, voyeursAllowed: true });
    expect(kinds(shared).slice(1, 3)).toEqual([
      ['chat', 500, true],
      ['private', 1200, true],
    ]);
    expect(shared.some((offer) => offer.voyeursAllowed)).toBe(false);
  });

  it('leave out what""",1)
open(P+'web/parts/chat-offers.test.ts','w').write(s)
sub(P+'server/policy.test.ts',("const alone = { id: 7, guestId: 42, exclusive: true, status: 'running' } as ChatRow;","const alone = { id: 7, guestId: 42, exclusive: true, voyeursAllowed: true, status: 'running' } as ChatRow;"),
("{ ...busy, room: room({ voyeurAllowed: false }) }","{ exclusive: { ...alone, voyeursAllowed: false } }"),
("  it('C2C is always alone,","""  it('voyeurs may watch a private chat at the video price where they may, and nothing else', () => {
    const watched = (given: Partial<ActorRow>, type: ChatType, single: boolean) =>
      offerOf(actor(given), type, single, true).voyeursAllowed;
    expect(watched({}, 'LIVECHAT', false)).toBe(true);
    expect(watched({}, 'LIVECHAT', true)).toBe(false);
    expect(watched({ priceSingle: null }, 'LIVECHAT', true)).toBe(true);
    expect(watched({ priceMulti: 200 }, 'LIVECHAT', false)).toBe(false);
    expect(watched({}, 'VIDEO_CALL', true)).toBe(false);
    expect(offerOf(actor(), 'LIVECHAT', false).voyeursAllowed).toBe(false);
  });

  it('C2C is always alone,"""))
open(P+'testing/promises.test.ts','w').write("""import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { de as performersDe } from '#domains/performers/web/locales/de.ts';
import * as contract from '../contract/index.ts';
import { de } from '../web/locales/de.ts';
import { en } from '../web/locales/en.ts';
import { es } from '../web/locales/es.ts';
import { nl } from '../web/locales/nl.ts';
import type { ChatOffer, ChatOfferKind } from '../web/parts/chat-offers.ts';
import { chatOffersOf, factsOf } from '../web/parts/chat-offers.ts';
import { offerMeaning } from '../web/parts/offer-words.tsx';
import type { Person } from './people.ts';
import { World } from './world.ts';

/** What each sentence about company promises, in the words of each language. */
const promises = {
  alone: [/Nobody else can join or watch/, /Niemand sonst kann dazukommen oder zusehen/, /Niemand anders kan erbij of meekijken/, /Nadie más puede entrar ni mirar/],
  watched: [/Voyeurs may pay to watch/, /Voyeure dürfen gegen Coins zusehen/, /Voyeurs mogen tegen betaling meekijken/, /voyeurs pueden pagar por mirar/],
  shared: [/Others may be there too/, /Andere können auch dabei sein/, /Anderen kunnen er ook bij zijn/, /Puede haber más gente/],
} as const;
type Company = keyof typeof promises;
const catalogues = [en, de, nl, es];

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.live.stop?.());

/** What the page offers to who looks at a performer's room now. */
async function offersOf(guest: Person, performer: Person): Promise<ChatOffer[]> {
  await guest.sendCommand(contract.watchActor, { actorId: performer.subjectId });
  const presence = guest.last(contract.actorState);
  if (!presence) throw new Error('no presence');
  return chatOffersOf(presence.prices, factsOf(presence));
}

const start = (guest: Person, performer: Person, { chatType, single, price, voyeursAllowed }: ChatOffer) =>
  guest.refusal(contract.startChat, {
    actorId: performer.subjectId,
    chatType,
    single,
    shown: { pricePerMinute: price, voyeursAllowed },
    startKey: `start-${guest.subjectId}-${chatType}-${single}`,
    sequence: 1,
  });

/** Who else gets to a chat of this kind, by trying: another guest of the same kind, and a voyeur. */
async function companyIn(performer: Person, offer: ChatOffer): Promise<Company> {
  const [guest, other, voyeur] = [await world.guest(9000), await world.guest(9000), await world.guest(9000)];
  expect(await start(guest, performer, offer)).toBeNull();
  await world.pass(1_500);
  expect(guest.last(contract.chatState)?.chat).toMatchObject({ status: 'running', pricePerMinute: offer.price });
  const joined = (await start(other, performer, offer)) === null;
  const watch = { ...offer, chatType: 'VOYEUR_CHAT', single: false, price: 100 } as const;
  const watched = (await start(voyeur, performer, watch)) === null;
  await world.pass(1_500);
  // Who is watched is told so, and of whoever leaves again.
  expect(guest.last(contract.chatVoyeurs)?.watching ?? 0).toBe(watched ? 1 : 0);
  await world.drop(voyeur, 'loggedOut');
  await world.pass(1_500);
  expect(guest.last(contract.chatVoyeurs)?.watching ?? 0).toBe(0);
  for (const person of [guest, other]) await world.drop(person, 'loggedOut');
  await world.pass(1_500);
  return joined ? 'shared' : watched ? 'watched' : 'alone';
}

const rooms = {
  'voyeurs may watch': { priceVideo: 300, priceSingle: 400, priceSinglec2c: 500, priceVoyeur: 100, voyeurAllowed: true },
  'voyeurs may not watch': { priceVideo: 300, priceSingle: 400, priceVoyeur: 100, voyeurAllowed: false },
  'voyeurs may watch, but have no price': { priceVideo: 300, priceVoyeur: null, voyeurAllowed: true },
  'chats are shared': { priceVideo: 300, priceSingle: 400, priceMulti: 200, priceVoyeur: 100, voyeurAllowed: true },
  'chats are shared, and alone has no price of its own': {
    ...{ priceVideo: 300, priceSingle: null, priceMulti: 200, priceVoyeur: 100, voyeurAllowed: true },
  },
};

describe('what is said before payment about who else may be there is what the machine does', () => {
  for (const [where, given] of Object.entries(rooms)) {
    it(`where ${where}`, async () => {
      const lena = await world.livePerformer({ priceSinglec2c: null, priceMulti: null, ...given }, { autoAccept: true });
      const offers = (await offersOf(await world.guest(), lena)).filter(({ price }) => price > 0);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) {
        const company = await companyIn(lena, offer);
        for (const [index, catalogue] of catalogues.entries()) {
          const said = catalogue[offerMeaning(offer)];
          const promised = (Object.keys(promises) as Company[]).filter((one) => promises[one][index]?.test(said));
          expect([offer.kind, said, promised]).toEqual([offer.kind, said, [company]]);
        }
      }
    });
  }

  it('a room whose performer changes her mind keeps the promise of the chat that runs', async () => {
    const lena = await world.livePerformer({ priceVideo: 300, priceVoyeur: 100, voyeurAllowed: false }, { autoAccept: true });
    const [guest, voyeur] = [await world.guest(9000), await world.guest(9000)];
    const offer = (await offersOf(guest, lena)).find(({ kind }) => kind === 'private') as ChatOffer;
    expect(await start(guest, lena, offer)).toBeNull();
    await world.pass(1_500);
    await world.kit.db.pool.query('update live.rooms set voyeur_allowed = true');
    expect(await start(voyeur, lena, { ...offer, chatType: 'VOYEUR_CHAT', price: 100 })).toBe('voyeur_unavailable');
  });

  it('a start that would cost more, or let voyeurs in, than was shown is asked again and charges nothing', async () => {
    const lena = await world.livePerformer({ priceVideo: 300, priceVoyeur: 100, voyeurAllowed: true }, { autoAccept: true });
    const guest = await world.guest(9000);
    const offer = (await offersOf(guest, lena)).find(({ kind }) => kind === 'private') as ChatOffer;
    expect(await start(guest, lena, { ...offer, price: 299 })).toBe('offer_changed');
    expect(await start(guest, lena, { ...offer, voyeursAllowed: false })).toBe('offer_changed');
    await world.pass(1_500);
    expect(await world.coins(guest)).toBe(9000);
    expect(await start(guest, lena, { ...offer, price: 301 })).toBeNull();
  });
});
""".replace("import { de as performersDe } from '#domains/performers/web/locales/de.ts';\n","").replace("import type { ChatOffer, ChatOfferKind }","import type { ChatOffer }"))
