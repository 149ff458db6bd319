import { beforeAll, describe, expect, it } from 'vitest';
import { anActor } from '#domains/performers/testing/actors.ts';
import * as contract from '../contract/index.ts';
import { openMessenger } from '../testing/world.ts';
import { sendMessage } from './send-message.ts';

const { kit, ctx, performers, as, caller } = await openMessenger();
const office = as(2, { roles: ['operator'] });
const vega = 1;
let keys = 0;

beforeAll(() =>
  kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 0 }))),
);

const says = async (text: string, guestId = 10): Promise<string> => {
  const channel = await as(guestId).mutate(contract.touchMessengerChannel, { actorId: vega });
  if (!channel.ok) throw new Error(channel.problem.code);
  keys += 1;
  const data = { text, key: `contact-words-${keys}` };
  const request = contract.sendMessage.payload.parse({ channelId: channel.data.channelId, senderType: 'guest', data });
  return sendMessage(ctx, caller(guestId), request).then(
    () => 'sent',
    (error: { kind?: { code: string } }) => error.kind?.code ?? String(error),
  );
};
const list = (language: 'all' | 'en') => ({ language, kind: 'contact' }) as const;
const save = (words: string[] | null, language: 'all' | 'en' = 'en') =>
  office.call(contract.saveContactWords, { params: list(language), body: { words } });

describe('operators’ lists of contact words', () => {
  it('are the platform’s until they are changed, and read in all languages', async () => {
    const read = await office.call(contract.getContactWords, {});
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.data.lists).toHaveLength(10);
    expect(read.data.lists.every(({ isOwn }) => !isOwn)).toBe(true);
    expect(await as(10).call(contract.getContactWords, {})).toMatchObject({ problem: { code: 'not_permitted' } });
    expect(await says('find me on whatsapp')).toBe('contact_details');
  });

  it('hold for the next message after a change, leave a line of what was changed, and can be put back', async () => {
    expect(await says('by pigeon post, then')).toBe('sent');
    const { data } = (await save(['my number', 'Pigeon  Post', 'pigeon post', 'tele*'])) as { data: unknown };
    expect(data).toMatchObject({ list: { words: ['my number', 'Pigeon Post', 'tele*'], isOwn: true } });
    expect(await says('by PigeonPost, then')).toBe('contact_details');
    expect(await says('by pígeon póst, then')).toBe('contact_details');
    expect(await says('a telegraph is what I want')).toBe('contact_details');
    // The list had these before.
    expect(await says('my phone number', 11)).toBe('sent');
    const { rows } = await kit.db.pool.query('select subject, input from audit.entries order by id desc limit 1');
    expect(rows).toMatchObject([
      {
        subject: 'contactWords:en.contact',
        input: { added: 'Pigeon Post, tele*', removed: expect.stringMatching(/^my phone number, .*signal number/) },
      },
    ]);
    await save(null);
    expect(await says('by pigeon post again', 11)).toBe('sent');
    expect(await says('my phone number', 11)).toBe('contact_details');
  });

  it('that another process changed hold here within two seconds', async () => {
    expect(await says('let us play chess', 12)).toBe('sent');
    await kit.db.pool.query(`insert into messenger.contact_words values ('en', 'contact', '{chess}', now())`);
    await kit.clock.advance(2_000);
    expect(await says('let us play chess', 12)).toBe('contact_details');
    await kit.db.pool.query('delete from messenger.contact_words');
    await kit.clock.advance(2_000);
  });

  it('can be tried before: how many of the latest messages, and what of a text, would be refused; nothing is changed', async () => {
    const attempt = { params: list('en'), body: { words: ['pigeon post'], text: 'Pigeonpost or Skype?' } };
    expect(await office.call(contract.tryContactWords, attempt)).toMatchObject({
      data: { messages: 4, refused: 2, found: ['skype', 'pigeon post'], isTextRefused: true },
    });
    expect(await says('one more by pigeon post', 13)).toBe('sent');
  });

  it.each([['a*'], ['*'], ['ab'], ['pi*geon'], ['x'.repeat(61)]])(
    'refuse "%s", which would catch too much or nothing',
    async (word) => {
      expect(await save([word])).toMatchObject({
        problem: { code: 'invalid_input', errors: [{ field: 'body.words.0' }] },
      });
    },
  );
});
