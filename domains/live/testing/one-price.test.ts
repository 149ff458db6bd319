import { afterAll, describe, expect, it } from 'vitest';
import { World } from '#domains/live/testing/world.ts';
import { chatPriceList } from '#domains/performers/contract/chat-prices.ts';
import { de as performersDe } from '#domains/performers/web/locales/de.ts';
import { en as performersEn } from '#domains/performers/web/locales/en.ts';
import { es as performersEs } from '#domains/performers/web/locales/es.ts';
import { nl as performersNl } from '#domains/performers/web/locales/nl.ts';
import { ownPart } from '#domains/sales/contract/share-part.ts';
import { priceNames, soldAs } from '#domains/studio/web/studio/profile/price-text.ts';
import * as contract from '../contract/index.ts';
import { de } from '../web/locales/de.ts';
import { en } from '../web/locales/en.ts';
import { es } from '../web/locales/es.ts';
import { nl } from '../web/locales/nl.ts';
import { chatOffersOf, factsOf, factsOfProfile } from '../web/parts/chat-offers.ts';
import { offerName } from '../web/parts/offer-words.tsx';
import { earnedOf } from '../web/studio/parts/earned.ts';

const world = await World.open();
afterAll(() => world.live.stop?.());

const kinds = ['chat', 'private', 'alone', 'call', 'voyeur'] as const;

describe('one name and one figure for each kind of chat', () => {
  it.each([
    ['en', en, performersEn],
    ['de', de, performersDe],
    ['nl', nl, performersNl],
    ['es', es, performersEs],
  ] as const)('in the room, on the profile and in the office (%s)', (_, live, performers) => {
    for (const kind of kinds) expect(performers[`performers.prices.${kind}`]).toBe(live[offerName(kind)]);
    expect(live['live.office.chats.livechat.shared']).toBe(live['live.offer.chat']);
    expect(live['live.office.chats.livechat.private']).toBe(live['live.offer.private']);
    for (const [type, kind] of [
      ['VIDEO_CALL', 'call'],
      ['VOYEUR_CHAT', 'voyeur'],
      ['FREECHAT', 'free'],
    ] as const) {
      expect(live[`live.office.chats.type.${type}`]).toBe(live[offerName(kind)]);
    }
  });

  it.each([true, false])(
    'the profile lists what the room sells and the server charges (voyeurs: %s)',
    async (voyeurAllowed) => {
      const given = { priceVideo: 300, priceSingle: 400, priceMulti: 200, priceVoyeur: 100, priceSinglec2c: 500 };
      const lena = await world.livePerformer({ ...given, voyeurAllowed });
      const guest = await world.guest();
      await guest.sendCommand(contract.watchActor, { actorId: lena.subjectId });
      const presence = guest.last(contract.actorState);
      if (!presence) throw new Error('no presence');
      const sold = chatOffersOf(presence.prices, factsOf(presence)).filter(({ price }) => price > 0);
      const listed = chatPriceList(presence.prices, voyeurAllowed).filter(({ kind }) => kind !== 'voyeur');
      expect(sold.map(({ kind, price }) => ({ kind, price }))).toEqual(listed);
      const pressed = chatOffersOf(
        presence.prices,
        factsOfProfile({ ...presence, voyeurAllowedInSingleChat: voyeurAllowed }),
      ).filter(({ price }) => price > 0);
      expect(pressed.map(({ kind, price }) => ({ kind, price }))).toEqual(listed);
    },
  );

  it('the price form counts with the share of what a minute of each kind is sold as', () => {
    const types = {
      video: 'LIVECHAT',
      multi: 'LIVECHAT',
      single: 'LIVECHAT',
      singlec2c: 'VIDEO_CALL',
      voyeur: 'VOYEUR_CHAT',
    } as const;
    expect(Object.keys(types).sort()).toEqual([...priceNames].sort());
    const percents = { liveChat: 50, videoCall: 61, voyeurChat: 33, voiceCall: 47 } as const;
    const shares = Object.entries(percents).map(([kind, percent]) => ({ kind, percent, next: null }));
    for (const name of priceNames)
      expect(ownPart(shares, [soldAs[name]], 333)?.most).toBe(
        earnedOf(percents, contract.saleKindOf(types[name]).name, 333),
      );
  });

  it('the performer sees of a price what she then earns', async () => {
    const lena = await world.livePerformer({ priceVideo: 333 }, { autoAccept: true });
    const guest = await world.guest(1_000);
    const request = { actorId: lena.subjectId, chatType: 'LIVECHAT' as const, startKey: 'start-key-earn', sequence: 1 };
    await guest.sendCommand(contract.startChat, request);
    await world.pass(1_500);
    const room = lena.last(contract.studioState);
    expect(room?.shares).toMatchObject({ liveChat: 50 });
    expect(room && earnedOf(room.shares, contract.saleKindOf('LIVECHAT').name, 333)).toBe(await world.earnings(lena));
  });
});
