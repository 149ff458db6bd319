import sharp from 'sharp';
import type { DomainProbes, ProbeWorld } from '#kit/testing/probes.ts';

/** Alice's channel with Petra, and what Petra wrote in it. */
let channelId = 0;
let messageId = 0;
/** Pictures: one Petra has sent in it, and two of Alice’s that are not sent. */
let mediaId = '';
let openOfAlice = '';
let toSend = '';
/** One of Petra's for many. */
let toMany = '';
const picture = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#204060' } })
      .png()
      .toBuffer(),
  ),
]);
/** What Alice has reported of it, and the operator's ticket to what it carries. */
let reportId = 0;
let ticket = '';
/** What Petra has prepared. */
let replyId = 0;
let scheduledId = 0;
let massId = 0;

/** Guests with a tag that nobody has. */
const nobody = { fans: false, spentOver: null, notSeenDays: null, tags: ['nobody'] };

/** A gift of the first catalogue. */
const giftId = 1002;
const own = ['messenger.channels'];
const ofChannel = (more: object = {}) => ({ of: 'alice', inputs: () => [{ channelId, ...more }] }) as const;
const ofMessage = (more: object = {}) => ({ of: 'petra', inputs: () => [{ messageId, ...more }] }) as const;
const petra = ({ people }: ProbeWorld) => people.petra.id;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  async prepare(world, call) {
    await call('alice', 'touchMessengerChannel', { actorId: petra(world) });
    channelId = await world.one<number>('select id::int from messenger.channels where guest_id = $1', [
      world.people.alice.id,
    ]);
    const upload = async (who: 'alice' | 'petra'): Promise<string> => {
      const kept = await call(who, 'uploadMessageMedia', { query: { channelId }, body: picture });
      return (kept as { media: { mediaId: string } }).media.mediaId;
    };
    mediaId = await upload('petra');
    openOfAlice = await upload('alice');
    toSend = await upload('alice');
    const forMany = await call('petra', 'uploadMassMedia', { body: picture });
    toMany = (forMany as { media: { mediaId: string } }).media.mediaId;
    // Gifts are a guest's to send: she takes messages, and Alice has a few.
    await world.one('update performers.actors set price_message = 0 where id = $1 returning id', [petra(world)]);
    const gift = { guestId: world.people.alice.id, giftId, quantity: 20 };
    await call('operator', 'internal.grantMessengerGifts', { body: gift });
    const data = { text: 'A word for you', key: 'probe-key-1', mediaId };
    await call('petra', 'sendMessage', { channelId, senderType: 'actor', data });
    messageId = await world.one<number>('select max(id)::int from messenger.messages where channel_id = $1', [
      channelId,
    ]);
    await call('alice', 'reportMessage', { body: { messageId, reason: 'other' } });
    reportId = await world.one<number>('select id::int from messenger.reports where message_id = $1', [messageId]);
    const shown = await call('operator', 'messenger.showReported', { params: { reportId } });
    ticket = (shown as { url: string }).url.split(/[/?]/).find((part) => /^\d+\./.test(part)) ?? '';
    const texts = { en: 'A word for you', de: '', nl: '', es: '' };
    await call('petra', 'saveReply', { body: { name: 'A word', texts } });
    const dueAt = Date.now() + 86_400_000;
    await call('petra', 'scheduleMessage', { body: { channelId, text: 'Later', dueAt, key: 'probe-key-7' } });
    await call('petra', 'sendMassMessage', { body: { texts, segment: nobody, key: 'probe-key-8' } });
    replyId = await world.one<number>('select max(id)::int from messenger.saved_replies');
    scheduledId = await world.one<number>('select max(id)::int from messenger.scheduled_messages');
    massId = await world.one<number>('select max(id)::int from messenger.mass_messages');
  },
  foreignIdCalls: {
    getMessengerChannel: { of: 'alice', inputs: () => [{ params: { channelId } }] },
    // Performers are public; whoever asks has a channel of their own with them, or none yet.
    getMessengerChannelOfActor: {
      of: 'petra',
      ownerless: 'nobody has a channel with themselves',
      refused: 'channel_not_found',
      inputs: (world) => [{ params: { actorId: petra(world) } }],
    },
    getMessengerActor: { of: 'petra', isAnswered: true, inputs: (world) => [{ params: { actorId: petra(world) } }] },
    getMessengerRecommendations: {
      of: 'petra',
      isAnswered: true,
      inputs: (world) => [{ query: { currentActorId: petra(world) } }],
    },
    touchMessengerChannel: {
      of: 'petra',
      isAnswered: true,
      own,
      ownerless: 'nobody has a channel with themselves',
      inputs: (world) => [{ actorId: petra(world) }],
    },
    getMessengerContent: {
      of: 'alice',
      inputs: () => [{ params: { channelId } }, { params: { channelId }, query: { before: messageId + 1 } }],
    },
    searchMessengerContent: {
      of: 'alice',
      inputs: () => [{ params: { channelId }, query: { before: messageId + 1 } }],
    },
    messengerContent: ofChannel(),
    // A place in one's own list.
    getInbox: {
      of: 'petra',
      isAnswered: true,
      inputs: () => [{ query: { before: `9999999999999-${channelId + 1}` } }],
    },
    getInboxChannel: { of: 'petra', inputs: () => [{ params: { channelId } }] },
    getInboxChannelOfGuest: { of: 'petra', inputs: ({ people }) => [{ params: { guestId: people.alice.id } }] },
    getGuestCard: { of: 'petra', inputs: () => [{ params: { channelId } }] },
    // One's own notes about anybody: who is not petra has none.
    getGuestNote: {
      of: 'petra',
      isAnswered: true,
      inputs: ({ people }) => [{ params: { guestId: people.alice.id } }],
    },
    saveGuestNote: { of: 'petra', inputs: () => [{ body: { channelId, note: 'Not mine', tags: [] } }] },
    getSavedReplies: { of: 'petra', inputs: () => [{ query: { channelId } }] },
    saveReply: {
      of: 'petra',
      inputs: () => [{ body: { replyId, name: 'Not mine', texts: { en: 'Other words', de: '', nl: '', es: '' } } }],
    },
    // Who throws away what is not theirs throws nothing away.
    removeReply: { of: 'petra', isAnswered: true, inputs: () => [{ body: { replyId } }] },
    scheduleMessage: {
      of: 'petra',
      inputs: () => [{ body: { channelId, text: 'Not mine', dueAt: Date.now() + 7_200_000, key: 'probe-key-9' } }],
    },
    decideScheduled: { of: 'petra', inputs: () => [{ body: { scheduledId, decision: 'cancel' } }] },
    // A place in one's own list.
    getMassMessages: { of: 'petra', isAnswered: true, inputs: () => [{ query: { before: massId + 1 } }] },
    decideMassMessage: { of: 'petra', inputs: () => [{ body: { massId, decision: 'unsend' } }] },
    sendMassMessage: {
      of: 'petra',
      inputs: () => [
        {
          body: {
            texts: { en: 'Hello', de: '', nl: '', es: '' },
            segment: nobody,
            key: 'probe-key-m',
            mediaId: toMany,
          },
        },
      ],
    },
    muteMassMessages: { of: 'alice', inputs: () => [{ body: { channelId, muted: true } }] },
    getMassMuted: { of: 'alice', inputs: () => [{ query: { channelId } }] },
    archiveChannel: ofChannel({ status: true }),
    blockChannel: ofChannel({ blocked: false }),
    sendMessage: {
      of: 'alice',
      inputs: () => [
        { channelId, senderType: 'guest', data: { text: 'Not mine', key: 'probe-key-2' } },
        {
          channelId,
          senderType: 'guest',
          data: { text: 'Not mine', key: 'probe-key-3', replyTo: messageId },
          chatId: 1,
          includedGifts: [{ giftId, quantity: 1 }],
        },
        {
          channelId,
          senderType: 'guest',
          data: { text: '', key: 'probe-key-4', mediaId: toSend },
        },
      ],
    },
    uploadMessageMedia: { of: 'alice', inputs: () => [{ query: { channelId }, body: picture }] },
    discardMessageMedia: { of: 'alice', inputs: () => [{ params: { mediaId: openOfAlice } }] },
    getMessageMedia: {
      of: 'petra',
      inputs: () => [{ params: { mediaId, size: 'full' } }, { params: { mediaId, size: 'blurred' } }],
    },
    buyMessageMedia: { of: 'alice', inputs: () => [{ params: { mediaId }, body: { shown: 0 } }] },
    reportMessage: { of: 'alice', inputs: () => [{ body: { messageId, reason: 'other' } }] },
    markChannelRead: { of: 'alice', inputs: () => [{ channelId, messageId }] },
    setMessengerTyping: ofChannel({ typing: true }),
    reactToMessage: ofMessage({ sign: 'heart' }),
    editMessage: ofMessage({ text: 'Other words' }),
    deleteMessage: ofMessage(),
    // Nobody writes or chats there after it.
    blockGuestOfChannel: { of: 'petra', last: true, inputs: () => [{ body: { channelId } }] },
  },
  operatorCalls: {
    'messenger.listReports': { input: () => ({}) },
    'messenger.exportReports': { input: () => ({}) },
    'messenger.contactWords': { input: () => ({}) },
    'messenger.saveContactWords': {
      input: () => ({ params: { language: 'en', kind: 'contact' }, body: { words: null } }),
    },
    'messenger.tryContactWords': {
      input: () => ({ params: { language: 'en', kind: 'contact' }, body: { words: ['pigeon post'] } }),
    },
    'messenger.readReport': { input: () => ({ params: { reportId } }) },
    'messenger.reportedPreview': { input: () => ({ params: { reportId } }) },
    'messenger.showReported': { input: () => ({ params: { reportId } }) },
    'messenger.reportedMedia': { input: () => ({ params: { reportId, ticket } }) },
    'messenger.keepReported': { input: () => ({ params: { reportId } }) },
    // It is kept by now, so that what it carries is still there.
    'messenger.removeReported': { input: () => ({ params: { reportId } }), result: 'refused' },
  },
  screens: {
    params: { reportId: 1 },
    missing: { 'messenger.officeReport': 'nobody has reported anything in the demo world' },
  },
};
