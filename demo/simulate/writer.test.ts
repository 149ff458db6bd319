import { expect, it } from 'vitest';
import { cast } from '#demo/cast/index.ts';
import { markChannelRead, messengerContentChange, sendMessage } from '#domains/messenger/contract/index.ts';
import type { Session } from './session.ts';
import { languageOfText } from './speech.ts';
import { simulateWriter } from './writer.ts';

it('a performer of the demo answers in the guest’s language, never twice the same, and sends one picture with a price', async () => {
  const member = cast.find(({ clip }) => clip) ?? cast[0];
  if (!member) throw new Error('Nobody is in the cast.');
  const sent: { name: string; payload: { data?: { text: string; mediaPrice?: number } } }[] = [];
  let hear: (push: unknown) => void = () => {};
  const session = {
    channel: {
      on: (message: { name: string }, listener: (push: never) => void) => {
        if (message.name === messengerContentChange.name) hear = listener as never;
        return () => {};
      },
      command: async ({ name }: { name: string }, payload: never) => {
        sent.push({ name, payload });
        return { ok: true };
      },
    },
    api: { call: async () => ({ ok: true, data: { media: { mediaId: crypto.randomUUID() } } }) },
  } as unknown as Session;
  simulateWriter(session, member, (_, run) => run());
  const write = (text: string, more = {}) =>
    hear({
      isNew: true,
      content: {
        channelId: 7,
        messageId: 1,
        senderType: 'guest',
        messageType: 'text',
        chatId: null,
        gifts: [],
        text,
        ...more,
      },
    });
  const lines = ['Hallo, wie geht es dir heute?', 'Woher kommst du?', 'Was machst du gerne?', 'Magst du Musik?'];
  for (const line of lines) write(line);
  // Said in a live chat, it is answered there.
  write('Und jetzt?', { chatId: 3 });
  const answers = () => sent.filter(({ name }) => name === sendMessage.name).map(({ payload }) => payload.data);
  await expect.poll(() => answers().filter((data) => data?.mediaPrice !== undefined).length).toBe(1);
  const texts = answers().flatMap((data) => (data?.text ? [data.text] : []));
  expect(texts).toHaveLength(lines.length);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => languageOfText(text, 'de') === 'de')).toEqual(texts);
  expect(sent.filter(({ name }) => name === markChannelRead.name)).toHaveLength(lines.length);
});
