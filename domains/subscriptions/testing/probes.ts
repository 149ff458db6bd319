import type { DomainProbes } from '#kit/testing/probes.ts';

const order = (kind: string, more: object = {}) => ({
  body: { kind, shown: 1_000_000, key: crypto.randomUUID(), ...more },
});
const latest = `select coalesce(max(id), 1) from subscriptions.subscriptions where ended_at is null`;
/** One that runs, as if it had been given. */
const asGiven = `update subscriptions.subscriptions set renews = false, shift = 86400000 where id = (${latest}) returning id::int`;
const tier = { tier: 1, name: 'Friends', perks: ['A greeting'], coins: 1_000, isOpen: true };
const plan = {
  kind: 'vip',
  price: 4_000,
  isOffered: true,
  trialDays: 0,
  monthlyBonus: 500,
  topUpPercent: 5,
  offerPercent: 50,
  offerMonths: 3,
};
const books = [
  'legal.acceptances',
  'subscriptions.agreements',
  'subscriptions.subscriptions',
  'subscriptions.months',
  'subscriptions.trials',
  'sales.sales',
  'ledger.transfers',
  'ledger.accounts',
  'ledger.entries',
  'ledger.balances',
  'mail.messages',
];
/** Alice's. */
let subscriptionId = 0;
let clubId = 0;
let cardId = '';

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async ({ one, people }, call) => {
    await call('petra', 'setClubTier', { body: tier });
    await call('alice', 'beginSubscription', order('vip'));
    subscriptionId = await one<number>(`select coalesce(max(id), 1) from subscriptions.subscriptions`);
    await call('alice', 'beginCardSubscription', order('actor', { actorId: people.petra.id, tier: 1 }));
    cardId = await one<string>(`select coalesce(max(id), 'none') from subscriptions.agreements`);
    await call('alice', 'beginSubscription', order('actor', { actorId: people.petra.id, tier: 1 }));
    clubId = await one<number>(`select coalesce(max(id), 1) from subscriptions.subscriptions`);
  },
  foreignIdCalls: {
    beginSubscription: {
      of: 'petra',
      isAnswered: true,
      own: books,
      inputs: ({ people }) => [order('actor', { actorId: people.petra.id, tier: 1 })],
      ownerless: 'Clubs are everybody’s to join, and Petra has no coins to spend.',
    },
    setClubTier: { of: 'petra', isAnswered: true, own: ['subscriptions.plans'], inputs: () => [{ body: tier }] },
    getClubPictures: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { actorId: people.petra.id } }],
    },
    getFanClub: { of: 'petra', isAnswered: true, inputs: ({ people }) => [{ params: { actorId: people.petra.id } }] },
    beginCardSubscription: {
      of: 'petra',
      isAnswered: true,
      own: books,
      inputs: ({ people }) => [order('actor', { actorId: people.petra.id, tier: 1 })],
      ownerless: 'Clubs are everybody’s to join; only a checkout is opened.',
    },
    getCardSubscription: { of: 'alice', inputs: () => [{ params: { cardId } }] },
    cancelSubscription: { of: 'alice', inputs: () => [{ body: { subscriptionId } }] },
    uncancelSubscription: { of: 'alice', inputs: () => [{ body: { subscriptionId } }] },
    changeClubTier: {
      of: 'alice',
      inputs: () => [{ body: { subscriptionId: clubId, tier: 1, shown: 1_000_000 } }],
    },
    vip30History: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ first: 5 }],
      ownerless: 'Everybody reads their own.',
    },
  },
  operatorCalls: {
    'subscriptions.listSubscriptions': { input: () => ({}) },
    'subscriptions.exportSubscriptions': { input: () => ({}) },
    'subscriptions.plans': { input: () => ({}) },
    'subscriptions.setPlan': { input: () => ({ body: plan }) },
    'subscriptions.cancel': {
      input: async ({ one }) => ({ body: { subscriptionId: await one<number>(latest), reason: 'They asked' } }),
    },
    'subscriptions.refund': {
      input: async ({ one }) => ({ body: { subscriptionId: await one<number>(latest), reason: 'They asked' } }),
    },
    'subscriptions.takeDaysBack': {
      input: async ({ one }) => ({
        body: { subscriptionId: await one<number>(asGiven), reason: 'A misused code', grant: null },
      }),
    },
  },
};
