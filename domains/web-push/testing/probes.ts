import type { DomainProbes } from '#kit/testing/probes.ts';

const subscription = {
  endpoint: 'https://push.example.com/send/of-petra',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const payload = () => [{ params: { payload: JSON.stringify(subscription) } }];
const own = ['web_push.subscriptions'];

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  prepare: async (_, call) =>
    void (await call('petra', 'webPush.subscribe', { body: { subscription, encoding: 'aes128gcm' } })),
  foreignIdCalls: {
    // Of somebody else's browser it is said that it is not kept, and nothing of it goes.
    'webPush.status': { of: 'petra', isAnswered: true, inputs: payload },
    'webPush.unsubscribe': { of: 'petra', isAnswered: true, own, inputs: payload },
    'webPush.update': {
      of: 'petra',
      isAnswered: true,
      own,
      inputs: ({ people }) => [{ params: { payload: JSON.stringify({ guestId: people.petra.id }) } }],
    },
    'webPush.resubscribe': {
      of: 'petra',
      inputs: () => [{ params: { token: 'nobodys-token-at-all-here' }, body: { subscription } }],
      ownerless: 'Whoever has the token of a browser is that browser, and nobody has this one.',
      refused: 'push_token_unknown',
    },
  },
};
