import { domainProbes } from '#kit/testing/probes.ts';
import type { Scenario } from './scenario.ts';
import { callOk } from './scenario.ts';

/** A good call of an operation for operators. */
export interface OperatorCall {
  readonly input: (scenario: Scenario) => unknown;
  /** How the line says it went, where that is not `done`. */
  readonly result?: 'refused';
}

const plain: OperatorCall = { input: () => ({}) };
const seoWords = {
  title: 'Vesper',
  description: 'Live video chat with performers who are there for you, in free chat and alone.',
  body: 'Words',
};

/** A draft of a text, begun by the operator where there is none. */
async function draftOf({ site, people, one }: Scenario, type: string) {
  const key = { product: 'vesper', type };
  const found = `select version from legal.versions where product = $1 and type = $2 and published_at is null`;
  if ((await one(found, [key.product, type])) === undefined) {
    await callOk(site, people.operator, 'legal.startDraft', { body: key });
  }
  const version = await one<number>(found, [key.product, type]);
  const read = { params: { type, version }, query: { product: key.product } };
  const { documents } = await callOk<{ documents: unknown }>(site, people.operator, 'legal.readVersion', read);
  const revision = await one<number>(
    'select revision from legal.versions where product = $1 and type = $2 and version = $3',
    [key.product, type, version],
  );
  return { key: { ...key, version, revision }, documents };
}

/** A good input for every operation that lets operators in. What takes something away stands at the end. */
export const operatorCalls: Readonly<Record<string, OperatorCall>> = {
  ...Object.assign({}, ...(await domainProbes()).map(({ operatorCalls = {} }) => operatorCalls)),

  'experiments.list': plain,
  'experiments.listFeatures': plain,
  'experiments.read': { input: (e) => ({ params: { experimentId: e.experiment.id } }) },
  'experiments.create': { input: ({ experiment: { id: _, ...draft } }) => ({ body: { ...draft, key: 'morning' } }) },
  'experiments.change': {
    input: ({ experiment: { id, ...draft } }) => ({ params: { experimentId: id }, body: { ...draft, name: 'Night' } }),
  },
  'experiments.start': { input: (e) => ({ params: { experimentId: e.experiment.id } }) },
  'experiments.stop': { input: (e) => ({ params: { experimentId: e.experiment.id }, body: { winner: 'plain' } }) },
  'experiments.saveFeature': { input: (e) => ({ body: { ...e.feature, featureId: e.featureId, isActive: false } }) },

  getLedgerReport: plain,
  verifyLedger: plain,
  'tracking.getReport': plain,
  'tracking.exportReport': { input: () => ({ query: { table: 'days' } }) },
  refundOrder: { input: (e) => ({ body: { orderId: e.orders.paid, euroCents: 100, reason: 'Asked for' } }) },

  'payments.listOrders': plain,
  'payments.exportOrders': plain,

  'live.listRooms': plain,
  'live.exportRooms': plain,
  'live.listChats': plain,
  'live.exportChats': plain,
  'live.listPaidBack': plain,
  'live.exportPaidBack': plain,
  checkPaidBack: { input: (e) => ({ body: { guestId: e.people.alice.id, day: e.paidBackDay } }) },
  refundWithheld: {
    input: (e) => ({ body: { guestId: e.people.alice.id, day: e.paidBackDay, reason: 'Believed' } }),
  },

  'legal.listVersions': plain,
  'legal.readVersion': { input: () => ({ params: { type: 'TOS', version: 1 } }) },
  'legal.listAcceptances': plain,
  'legal.exportAcceptances': plain,
  'legal.startDraft': { input: () => ({ body: { product: 'vesper', type: 'TOS' } }) },
  'legal.saveDraft': {
    async input(e) {
      const { key, documents } = await draftOf(e, 'PP');
      return { body: { ...key, documents, validFrom: null, asks: false, note: 'commas' } };
    },
  },
  'legal.publishDraft': { input: async (e) => ({ body: (await draftOf(e, 'PP')).key }) },
  'legal.discardDraft': { input: async (e) => ({ body: (await draftOf(e, 'GTC')).key }) },

  listSeoTexts: plain,
  readSeoText: { input: () => ({ params: { tag: 'home' } }) },
  saveSeoText: {
    input: () => ({
      params: { tag: 'home' },
      body: { version: 0, words: { de: seoWords, en: seoWords, nl: seoWords, es: seoWords } },
    }),
  },

  'office.getOverview': plain,
  'office.listAudit': plain,
  'office.exportAudit': plain,
  'office.listMails': plain,
  'office.listMailKinds': plain,
  'office.exportMailKinds': plain,
  'office.listPersonalData': plain,
  'office.exportPersonalData': plain,
  'office.exportMails': plain,
  'office.readOutboxMail': {
    input: async (e) => ({ params: { mailId: await e.one('select min(id) from mail.messages') } }),
  },

  'internal.status': plain,
  'internal.onlineGuests': plain,
  'internal.clearDiCache': plain,
  'internal.actorImportFull': plain,
  'internal.albumImport': plain,
  'internal.regenerateAutoIncrementor': plain,
  'internal.storeTestResult': {
    input: () => ({
      body: { runItemId: 'run-1', title: 'Log in', status: 'passed', videoUrl: 'https://videos.vesper.test/1' },
    }),
  },
  'internal.getTestVideo': { input: () => ({ params: { runItemId: 'run-1' } }) },
  'internal.listTestResults': plain,
  // No domain has gifts yet.
  'internal.grantMessengerGifts': {
    input: (e) => ({ body: { guestId: e.people.alice.id, giftId: 1, quantity: 1 } }),
    result: 'refused',
  },

  adminEndChat: { input: (e) => ({ params: { chatId: e.chat.id }, body: { reason: 'Complaint' } }) },
  adminCloseRoom: { input: (e) => ({ params: { actorId: e.people.petra.id }, body: { reason: 'Complaint' } }) },
  'identity.resetSecondFactor': {
    async input(e) {
      const app = `insert into identity.totp (account_id, secret, since) values ($1, 'sealed', now()) returning account_id`;
      await e.one(app, [e.people.petra.id]);
      return { body: { email: e.emails.petra, reason: 'Lost phone' } };
    },
  },
  'internal.runTestAction': {
    input: (e) => ({ params: { action: 'expireSession' }, body: { email: e.emails.alice } }),
  },
};
