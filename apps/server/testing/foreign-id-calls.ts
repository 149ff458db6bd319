import type { ForeignIdCall } from '#kit/testing/probes.ts';
import { domainProbes } from '#kit/testing/probes.ts';
import type { Scenario } from './scenario.ts';

/** A secret nobody has: the real one, with its last sign changed. */
const guessed = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');

const page = (before: number) => [{ query: { before } }];
const withPublicKey = <T extends { response: object }>(credential: T) => ({
  ...credential,
  response: { ...credential.response, publicKey: 'AAAA' },
});
const aGuess = 'The secret is guessed: with the real one it is its holder who calls.';
const ofPetra = (part: 'params' | 'query') => (name: string) => (e: Scenario) => [
  { [part]: { [name]: e.people.petra.id } },
];
const petraBy = ofPetra('params');
const petraByName = () => [{ params: { actorIdOrName: 'Petra' } }];
const passkeyReplay = 'A passkey answers one challenge once, also to its owner.';

const ofDomains: readonly [string, ForeignIdCall<Scenario>][] = (await domainProbes()).flatMap(
  ({ foreignIdCalls: attempts = {} }) => Object.entries(attempts),
);

/**
 * What is tried with other people's things: each operation that names something, with Alice's or Petra's. Calls that
 * take something away from its owner stand at the end, because the owner makes each of them as well.
 */
export const foreignIdCalls: Readonly<Record<string, ForeignIdCall<Scenario>>> = {
  ...Object.fromEntries(ofDomains.filter(([, { last }]) => !last)),

  // Accounts.
  'identity.signUp': {
    of: 'alice',
    by: ['stranger'],
    own: ['identity.accounts', 'identity.sessions', 'identity.links', 'legal.acceptances', 'mail.messages'],
    inputs: (e) => [
      { body: { email: e.emails.alice, password: 'nine yellow bicycles', isAdult: true, acceptTerms: true } },
    ],
    ownerless: 'Somebody who has an account does not sign up.',
  },
  'identity.logIn': {
    of: 'alice',
    inputs: (e) => [{ body: { email: e.emails.alice, password: 'not her pass phrase' } }],
    ownerless: 'The password is wrong on purpose.',
  },
  // Anybody may ask for it; the link goes to nobody but Alice.
  'identity.forgotPassword': {
    of: 'alice',
    own: ['identity.links', 'mail.messages'],
    inputs: (e) => [{ body: { email: e.emails.alice, language: 'en' } }],
  },
  'identity.verifyEmail': {
    of: 'alice',
    inputs: (e) => [{ body: { token: guessed(e.secrets.verification) } }],
    ownerless: aGuess,
  },
  'identity.resetPassword': {
    of: 'alice',
    inputs: (e) => [{ body: { token: guessed(e.secrets.reset), password: 'nine yellow bicycles' } }],
    ownerless: aGuess,
  },
  'identity.stopAddressChange': {
    of: 'alice',
    inputs: (e) => [{ body: { token: guessed(e.secrets.stop) } }],
    ownerless: aGuess,
  },
  'identity.logInWithCode': { of: 'petra', inputs: () => [{ body: { code: '123456' } }], ownerless: aGuess },
  'identity.confirmTotp': { of: 'petra', inputs: () => [{ body: { code: '123456' } }], ownerless: aGuess },
  'identity.proveByPasskey': {
    of: 'alice',
    inputs: (e) => [{ body: { credential: e.passkey.used } }],
    ownerless: passkeyReplay,
  },
  'identity.confirmPasskey': { of: 'alice', isAnswered: true, inputs: (e) => [{ body: { id: e.passkey.id } }] },
  'identity.registerPasskey': {
    of: 'alice',
    inputs: (e) => [{ body: { name: 'mine', credential: withPublicKey(e.passkey.registered) } }],
    ownerless: passkeyReplay,
  },
  'identity.passkeyLogIn': {
    of: 'alice',
    inputs: (e) => [{ body: { credential: e.passkey.used } }],
    ownerless: passkeyReplay,
  },
  'identity.changeEmail': {
    of: 'alice',
    own: ['identity.links', 'mail.messages'],
    inputs: (e) => [{ body: { email: e.emails.alice } }],
  },
  sendSignupEmail: {
    of: 'alice',
    inputs: (e) => [{ email: e.emails.alice }],
    // The address is compared with the caller's own.
    refused: 'invalid_input',
  },

  // A guest's own things.
  'guest.updateProfile': { of: 'alice', inputs: () => [{ body: { name: 'Alice Lund' } }] },
  getPicture: {
    of: 'alice',
    isAnswered: true,
    inputs: (e) => [{ params: { pictureId: e.pictures.alice, width: 320 }, query: { expires: 1, signature: 'none' } }],
  },
  'legal.withdrawFromContract': {
    of: 'alice',
    own: ['legal.withdrawals', 'mail.messages'],
    inputs: (e) => [{ body: { name: 'Bob', email: e.emails.alice, contract: 'Everything', confirmed: true } }],
  },
  downloadLegalText: { of: 'platform', inputs: (e) => [{ params: { legalTextId: e.legalTextId } }] },
  getGuestStatement: {
    of: 'alice',
    isAnswered: true,
    inputs: (e) => [{ query: { before: String(e.transferId + 1) } }],
  },
  startTopUp: {
    of: 'platform',
    own: ['payments.orders', 'legal.acceptances'],
    inputs: () => [{ body: { packageId: 'eur-10' } }],
  },
  getOrder: {
    of: 'alice',
    inputs: (e) => [{ params: { orderId: e.orders.paid } }, { params: { orderId: e.orders.open } }],
  },
  returnFromCheckout: {
    of: 'alice',
    isAnswered: true,
    inputs: (e) =>
      [e.orders.open, e.orders.paid].map((orderId) => ({
        params: { orderId },
        query: { result: 'cancelled', mark: 'guessed' },
      })),
  },
  'guest.acceptCancellationOffer': {
    of: 'alice',
    inputs: (e) => [{ body: { guest_id: e.people.alice.id, platform_text: 'I stay' } }],
    ownerless: 'No offer is made to anybody.',
  },
  'notices.getStatusBars': {
    of: 'alice',
    isAnswered: true,
    inputs: () => [{ query: { name: 'Alice Lund', notFound: 'performer', bar: 'error' } }],
  },
  'survey.chatexit': {
    of: 'alice',
    inputs: (e) => [
      {
        body: {
          currentUrl: '/en/',
          chatId: e.chat.formerId,
          actorId: e.people.petra.id,
          mobile: true,
          feedback: 'Bad',
          rating: 1,
          chatType: 'LIVECHAT',
        },
      },
    ],
  },
  'survey.feedback': {
    of: 'alice',
    own: ['surveys.feedbacks'],
    inputs: (e) => [
      { body: { currentUrl: '/en/', mobile: false, feedback: 'Fine', 'e-mail': e.emails.alice, rating: 5 } },
    ],
  },
  sendFeatureFeedback: {
    of: 'alice',
    own: ['experiments.feature_feedback'],
    inputs: (e) => [{ featureId: e.featureId, rating: 5, text: 'Fine', url: '/en/' }],
  },
  featureFeedback: { of: 'alice', isAnswered: true, inputs: (e) => [{ featureId: e.featureId }] },
  'help.ask': {
    of: 'alice',
    own: ['help.requests', 'mail.messages'],
    inputs: (e) => [
      { body: { name: 'Bob', email: e.emails.alice, topic: 'coins', message: 'Where are the coins?', website: '' } },
    ],
  },

  // What performers show to everybody, and what a guest noted about them.
  getActorDataByIdOrName: { of: 'petra', isAnswered: true, inputs: petraByName },
  getActorPreviewImage: { of: 'petra', isAnswered: true, inputs: petraByName },
  getsedcards: { of: 'petra', isAnswered: true, inputs: petraByName },
  getsedcardsByPayload: {
    of: 'petra',
    isAnswered: true,
    inputs: () => [{ params: { actorIdOrName: 'Petra', payload: '{}' } }],
  },
  getActorStateById: { of: 'petra', isAnswered: true, inputs: petraBy('actorId') },
  get_profile_preview: { of: 'petra', isAnswered: true, inputs: petraBy('actorId') },
  getChatOptions: { of: 'petra', isAnswered: true, inputs: petraBy('actorId') },
  getActorNoteById: { of: 'alice', isAnswered: true, inputs: petraBy('actorId') },
  storeActorNote: {
    of: 'alice',
    own: ['performers.notes'],
    inputs: (e) => [{ body: { actorId: e.people.petra.id, comment: 'mine' } }],
  },
  getActorSeoContent: {
    of: 'petra',
    isAnswered: true,
    inputs: (e) => [{ params: { actorId: e.people.petra.id, tagGroup: 'profile' } }],
  },
  model: { of: 'petra', isAnswered: true, inputs: (e) => [{ id: e.people.petra.id, name: 'Petra' }] },
  models: { of: 'petra', isAnswered: true, inputs: () => [{ filter: { name: 'Petra' } }] },
  filteredModels: { of: 'petra', isAnswered: true, inputs: () => [{ filter: { name: 'Petra' } }] },
  modelRecommendations: { of: 'petra', isAnswered: true, inputs: (e) => [{ currentActorId: e.people.petra.id }] },
  'tracker.trackActorProfileVisit': { of: 'petra', isAnswered: true, inputs: () => [{ body: { actorName: 'Petra' } }] },
  'watch.start': { of: 'petra', isAnswered: true, inputs: (e) => [{ body: { actorId: e.people.petra.id } }] },
  watchActor: { of: 'petra', isAnswered: true, inputs: (e) => [{ actorId: e.people.petra.id }] },

  // Chats and the studio.
  startChat: {
    of: 'alice',
    inputs: (e) =>
      (['LIVECHAT', 'FREECHAT'] as const).map((chatType) => ({
        actorId: e.people.petra.id,
        chatType,
        single: chatType === 'LIVECHAT',
        startKey: e.chat.startKey,
        sequence: 1,
      })),
  },
  resumeChat: { of: 'alice', inputs: (e) => [{ chatId: e.chat.id }] },
  getChat: { of: 'alice', inputs: (e) => [{ params: { chatId: e.chat.id } }] },
  getChatTexts: {
    of: 'alice',
    inputs: (e) => [{ params: { chatId: e.chat.id }, query: { before: e.chat.textId + 1 } }],
  },
  getChatHistory: { of: 'alice', isAnswered: true, inputs: (e) => page(e.chat.id + 1) },
  getChatTicket: {
    of: 'alice',
    inputs: (e) => [
      { params: { chatId: e.chat.id }, body: { role: 'subscribe' } },
      { params: { chatId: e.chat.id }, body: { role: 'publish' } },
    ],
  },
  getGuestCameraTicket: {
    of: 'petra',
    inputs: (e) => [{ params: { chatId: e.chat.id }, body: {} }],
    ownerless: 'The chat of the evening has no camera.',
  },
  sendChatText: { of: 'alice', inputs: (e) => [{ chatId: e.chat.id, text: 'hello', textKey: e.chat.textKey }] },
  markChatRead: { of: 'alice', inputs: (e) => [{ chatId: e.chat.id, textId: e.chat.textId }] },
  setChatTyping: { of: 'alice', isAnswered: true, inputs: (e) => [{ chatId: e.chat.id, typing: true }] },
  retryChatStart: {
    of: 'alice',
    inputs: (e) => [{ chatId: e.chat.id, sequence: 3 }],
    ownerless: 'The picture of the chat stands.',
  },
  subscribe: {
    of: 'alice',
    inputs: ({ chat, people }) =>
      [`chat:${chat.id}`, `guest:${people.alice.id}`, `room:${people.petra.id}`, `studio:${people.petra.id}`].map(
        (topic) => ({ topic }),
      ),
  },
  unsubscribe: { of: 'alice', isAnswered: true, inputs: ({ chat }) => [{ topic: `chat:${chat.id}` }] },
  sendRoomText: {
    of: 'petra',
    own: ['conversation.lines'],
    inputs: (e) => [{ text: 'hello', textKey: e.chat.textKey }],
  },
  getRoomTexts: { of: 'petra', isAnswered: true, inputs: (e) => page(e.chat.textId + 1) },
  getStudioChats: { of: 'petra', isAnswered: true, inputs: (e) => page(e.chat.id + 1) },
  getStudioShows: { of: 'petra', isAnswered: true, inputs: (e) => page(e.chat.id + 1) },
  getChatGuest: { of: 'petra', inputs: (e) => [{ params: { chatId: e.chat.id } }] },
  answerChat: {
    of: 'petra',
    inputs: (e) => [{ chatId: e.chat.id, sequence: 1, accept: false }],
    ownerless: 'The chat of the evening was accepted long ago.',
  },

  // What takes something away.
  muteGuest: {
    of: 'petra',
    own: ['live.room_guests', 'room_helpers.log'],
    inputs: (e) => [{ guestId: e.people.alice.id, muted: true }],
  },
  hostEndChat: { of: 'petra', inputs: (e) => [{ chatId: e.chat.id, sequence: 1 }] },
  endChat: {
    of: 'alice',
    inputs: (e) => [{ chatId: e.chat.id, sequence: 2, reason: 'clientExit' }],
    ownerless: 'The performer has ended it before.',
  },
  kickGuest: {
    of: 'petra',
    own: ['live.room_guests', 'room_helpers.log'],
    inputs: (e) => [{ guestId: e.people.alice.id }],
  },
  blockGuest: { of: 'petra', inputs: (e) => [{ body: { chatId: e.chat.id } }] },
  removeStudioPicture: { of: 'petra', inputs: (e) => [{ params: { pictureId: e.pictures.petra } }] },
  removeStatusBar: { of: 'alice', isAnswered: true, inputs: (e) => [{ type: 'error', key: e.noticeId }] },
  'identity.removePasskey': { of: 'alice', isAnswered: true, inputs: (e) => [{ body: { id: e.passkey.id } }] },
  'identity.revokeSession': { of: 'alice', isAnswered: true, inputs: (e) => [{ body: { sessionId: e.sessionId } }] },
  ...Object.fromEntries(ofDomains.filter(([, { last }]) => last)),
};
