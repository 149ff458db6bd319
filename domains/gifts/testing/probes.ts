import type { DomainProbes } from '#kit/testing/probes.ts';

const books = ['sales.sales', 'ledger.transfers', 'ledger.accounts', 'ledger.entries', 'ledger.balances'];
const rose = 1002;
const given = ['gifts.sends', 'gifts.sent_gifts', 'gifts.stock', ...books];
const named = (name: string) => ({ nameDe: name, nameEn: name, nameNl: name, nameEs: name });
const details = (name: string) => ({
  ...named(name),
  category: '1',
  price: 100,
  picture: 'rose',
  season: null,
  position: 1,
  vip: false,
  active: true,
});
/** Of Petra’s. */
let menuItemId = 0;
let goalId = 0;
const key = () => crypto.randomUUID();

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ one }, call) => {
    await call('petra', 'setTipMenu', { body: { items: [{ id: null, coins: 300, words: 'A song' }] } });
    await call('petra', 'setRoomGoal', { body: { words: 'A new lamp', coins: 5000, repeats: false } });
    menuItemId = await one<number>('select max(id) from gifts.tip_menu');
    goalId = await one<number>('select max(id) from gifts.goals');
  },
  foreignIdCalls: {
    // The catalogue is everybody's, and so is what performers show in their rooms.
    messengerGifts: { of: 'petra', isAnswered: true, inputs: () => [{ categoryId: 1 }] },
    buyGifts: {
      of: 'petra',
      isAnswered: true,
      own: ['gifts.stock', 'gifts.purchases', ...books],
      inputs: () => [{ body: { giftId: rose, quantity: 1, shown: 100, key: key() } }],
      ownerless: 'Gifts are the platform’s, and Petra has no coins to spend.',
    },
    getRoomGiving: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    actorWishes: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ actorId: people.petra.id }] },
    liveReactions: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ referenceType: 'actor', referenceId: people.petra.id }],
    },
    giveGifts: {
      of: 'petra',
      isAnswered: true,
      own: given,
      inputs: ({ people }) => [
        {
          body: {
            actorId: people.petra.id,
            gifts: [{ giftId: rose, quantity: 1 }],
            inRoom: false,
            shown: 100,
            key: key(),
          },
        },
      ],
      ownerless: 'Petra gives herself nothing.',
    },
    giveTip: {
      of: 'petra',
      isAnswered: true,
      own: given,
      inputs: ({ people }) => [
        {
          body: {
            actorId: people.petra.id,
            coins: 300,
            menuItemId,
            inRoom: false,
            key: key(),
          },
        },
      ],
      ownerless: 'Petra gives herself nothing.',
    },
    addLiveReaction: {
      of: 'petra',
      inputs: ({ people }) => [{ referenceType: 'actor', referenceId: people.petra.id, imageId: 1 }],
      ownerless: 'Petra does not react to herself.',
    },
    setTipMenu: {
      of: 'petra',
      isAnswered: true,
      own: ['gifts.tip_menu'],
      inputs: () => [{ body: { items: [{ id: menuItemId, coins: 400, words: 'Mine' }] } }],
    },
    setWishes: {
      of: 'petra',
      isAnswered: true,
      own: ['gifts.wishes'],
      inputs: () => [{ body: { wishes: [{ giftId: rose, wanted: 1 }] } }],
    },
    endRoomGoal: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ body: { goalId } }],
    },
  },
  operatorCalls: {
    'gifts.listCatalogue': { input: () => ({}) },
    'gifts.exportCatalogue': { input: () => ({}) },
    'gifts.listSendings': { input: () => ({}) },
    'gifts.exportSendings': { input: () => ({}) },
    'gifts.addDrawing': {
      input: () => ({ query: { name: 'A lamp' }, body: new Blob(['no picture']) }),
      result: 'refused',
    },
    'gifts.removeDrawing': {
      input: () => ({ params: { pictureId: '00000000-0000-4000-8000-000000000000' } }),
      result: 'refused',
    },
    'gifts.editor': { input: () => ({ params: { giftId: rose } }) },
    'gifts.add': { input: () => ({ body: details('A pebble') }) },
    'gifts.change': { input: () => ({ params: { giftId: rose }, body: details('Rose') }) },
    'gifts.categories': { input: () => ({}) },
    'gifts.putCategory': { input: () => ({ body: { categoryId: 1, ...named('Flowers'), position: 0 } }) },
  },
  screens: { params: { giftId: rose } },
};
