import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { de } from '../web/locales/de.ts';
import { en } from '../web/locales/en.ts';
import { es } from '../web/locales/es.ts';
import { nl } from '../web/locales/nl.ts';
import type { ChatOffer } from '../web/parts/chat-offers.ts';
import { chatOffersOf, factsOf } from '../web/parts/chat-offers.ts';
import { offerMeaning } from '../web/parts/offer-words.tsx';
import type { Person } from './people.ts';
import { World } from './world.ts';

/** What each sentence about company promises, in the words of each language. */
const promises = {
  alone: [
    /Nobody else can join or watch/,
    /Niemand sonst kann dazukommen oder zusehen/,
    /Niemand anders kan erbij of meekijken/,
    /Nadie más puede entrar ni mirar/,
  ],
  watched: [
    /Voyeurs may pay to watch/,
    /Voyeure dürfen gegen Coins zusehen/,
    /Voyeurs mogen tegen betaling meekijken/,
    /voyeurs pueden pagar por mirar/,
  ],
  shared: [
    /Others may be there too/,
    /Andere können auch dabei sein/,
    /Anderen kunnen er ook bij zijn/,
    /Puede haber más gente/,
  ],
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

const start = (guest: Person, performer: Person, { kind, chatType, single, price, voyeursAllowed }: ChatOffer) =>
  guest.refusal(contract.startChat, {
    actorId: performer.subjectId,
    chatType,
    single,
    voyeurs: kind !== 'alone',
    shown: { pricePerMinute: price, voyeursAllowed },
    startKey: `start-${guest.subjectId}-${kind}`,
    sequence: 1,
  });

/** Who else gets to a chat of this kind, by trying: another guest of the same kind, and a voyeur. */
async function companyIn(performer: Person, offer: ChatOffer): Promise<Company> {
  const [guest, other, voyeur] = [await world.guest(9000), await world.guest(9000), await world.guest(9000)];
  expect(await start(guest, performer, offer)).toBeNull();
  await world.pass(1_500);
  expect(guest.last(contract.chatState)?.chat).toMatchObject({ status: 'running', pricePerMinute: offer.price });
  const joined = (await start(other, performer, offer)) === null;
  const watch = { ...offer, kind: 'voyeur', chatType: 'VOYEUR_CHAT', single: false, price: 100 } as const;
  const watched = (await start(voyeur, performer, watch)) === null;
  await world.pass(1_500);
  // A performer who is watched is told so, and told when a viewer leaves again.
  expect(guest.last(contract.chatVoyeurs)?.watching ?? 0).toBe(watched ? 1 : 0);
  await world.drop(voyeur, 'loggedOut');
  await world.pass(1_500);
  expect(guest.last(contract.chatVoyeurs)?.watching ?? 0).toBe(0);
  for (const person of [guest, other]) await world.drop(person, 'loggedOut');
  await world.pass(1_500);
  return joined ? 'shared' : watched ? 'watched' : 'alone';
}

const rooms = {
  'voyeurs may watch': {
    priceVideo: 300,
    priceSingle: 400,
    priceSinglec2c: 500,
    priceVoyeur: 100,
    voyeurAllowed: true,
  },
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
      const lena = await world.livePerformer(
        { priceSinglec2c: null, priceMulti: null, ...given },
        { autoAccept: true },
      );
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
    const lena = await world.livePerformer(
      { priceVideo: 300, priceVoyeur: 100, voyeurAllowed: false },
      { autoAccept: true },
    );
    const [guest, voyeur] = [await world.guest(9000), await world.guest(9000)];
    const offer = (await offersOf(guest, lena)).find(({ kind }) => kind === 'private') as ChatOffer;
    expect(await start(guest, lena, offer)).toBeNull();
    await world.pass(1_500);
    await world.kit.db.pool.query('update live.rooms set voyeur_allowed = true');
    expect(await start(voyeur, lena, { ...offer, chatType: 'VOYEUR_CHAT', price: 100 })).toBe('voyeur_unavailable');
  });

  it('a start that would cost more, or let voyeurs in, than was shown is asked again and charges nothing', async () => {
    const lena = await world.livePerformer(
      { priceVideo: 300, priceVoyeur: 100, voyeurAllowed: true },
      { autoAccept: true },
    );
    const guest = await world.guest(9000);
    const offer = (await offersOf(guest, lena)).find(({ kind }) => kind === 'private') as ChatOffer;
    expect(await start(guest, lena, { ...offer, price: 299 })).toBe('offer_changed');
    expect(await start(guest, lena, { ...offer, voyeursAllowed: false })).toBe('offer_changed');
    await world.pass(1_500);
    expect(await world.coins(guest)).toBe(9000);
    expect(await start(guest, lena, { ...offer, price: 301 })).toBeNull();
  });
});
