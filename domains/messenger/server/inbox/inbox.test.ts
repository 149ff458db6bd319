import { describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { inboxWorld } from '../../testing/inbox-world.ts';
import { sendDue } from './scheduled.ts';
import { welcomeFan } from './welcome.ts';

const { as, ctx, done, fans, guestIds, hidden, hour, inbox, kit, newKey, open, refusal, texts, textsOf, vega, write } =
  await inboxWorld();

describe('the inbox', () => {
  it('lists who is unread, paying, a fan, online and not hiding it, and is sorted by what was spent', async () => {
    for (const guestId of [10, 11, 12]) {
      await write(guestId, await open(guestId), `hello from ${guestId}`);
      await kit.clock.advance(1000);
    }
    const [, , first] = await inbox();
    for (let more = 0; more < 3; more += 1) await write(10, first?.channelId ?? 0, 'and more');
    fans.add(11);
    for (const id of [11, 12]) kit.connected.add(id);
    hidden.add(12);
    await write(vega, await open(12), 'welcome back');
    expect(await guestIds()).toHaveLength(3);
    expect(await guestIds({ filterType: 'unread' })).toEqual([10, 11]);
    expect(await guestIds({ filterType: 'paying' })).toEqual([10]);
    expect(await guestIds({ filterType: 'fans' })).toEqual([11]);
    expect(await guestIds({ filterType: 'online' })).toEqual([11]);
    expect((await guestIds({ sort: 'spent' }))[0]).toBe(10);
    expect(await inbox({ filterType: 'paying' })).toMatchObject([{ spent: 40, earned: 20, isOnline: false }]);
  });

  it('is searched by name, number and words, and continues where a page ended', async () => {
    for (const guestId of [10, 11, 12]) await write(guestId, await open(guestId), `the moon over ${guestId * 7}`);
    expect(await guestIds({ search: 'bjorn' })).toEqual([11]);
    expect(await guestIds({ search: '12' })).toEqual([12]);
    expect(await guestIds({ search: 'over 70' })).toEqual([10]);
    expect(await guestIds({ search: '100%' })).toEqual([]);
    for (const sort of ['latest', 'spent'] as const) {
      const first = await done(as(vega).call(contract.getInbox, { query: { sort, limit: 2 } }));
      const rest = await done(
        as(vega).call(contract.getInbox, { query: { sort, limit: 2, before: first.before ?? '' } }),
      );
      const seen = [...first.channels, ...rest.channels].map(({ guestId }) => guestId);
      expect(seen.sort()).toEqual([10, 11, 12]);
      expect(rest.before).toBeNull();
    }
  });

  it('finds a word wherever among many conversations it was said, page by page', async () => {
    const many = 1_200;
    await kit.db.pool.query(
      `insert into messenger.channels (guest_id, actor_id, actor_name, created_at, last_at, talked_at, is_answered)
       select 50000 + n, $1, 'Vega', now(), now() - n * interval '1 minute', now() - n * interval '1 minute', true
       from generate_series(1, $2::int) as n`,
      [vega, many],
    );
    await kit.db.pool.query(
      `insert into messenger.messages (channel_id, type, sender, text, sent_at, key)
       select id, 'text', 'guest', 'a Lant\u00e8rn by the sea', last_at, 'many-' || id from messenger.channels
       where guest_id in (50001, 50400, 50700, 51200)`,
    );
    const query = { search: 'lantern', limit: 2 };
    const first = await done(as(vega).call(contract.getInbox, { query }));
    const rest = await done(as(vega).call(contract.getInbox, { query: { ...query, before: first.before ?? '' } }));
    expect(first.channels.map(({ guestId }) => guestId)).toEqual([50_001, 50_400]);
    expect(rest.channels.map(({ guestId }) => guestId)).toEqual([50_700, 51_200]);
    expect(rest.before).toBeNull();
    expect(await guestIds({ search: 'lantern', sort: 'spent' })).toHaveLength(4);
    await kit.db.pool.query(
      'delete from messenger.messages where channel_id in (select id from messenger.channels where guest_id > 50000)',
    );
    await kit.db.pool.query('delete from messenger.channels where guest_id > 50000');
  });

  it('shows a card of the guest with own notes and tags, which nobody else reads, and blocks for good', async () => {
    const channelId = await open(10);
    await write(10, channelId, 'hello');
    const body = { channelId, note: 'likes jazz', tags: ['Jazz', 'jazz', 'regular'] };
    await done(as(vega).call(contract.saveGuestNote, { body }));
    const params = { channelId: `${channelId}` as never };
    const { card } = await done(as(vega).call(contract.getGuestCard, { params }));
    expect(card).toMatchObject({ note: 'likes jazz', tags: ['jazz', 'regular'], knownTags: ['jazz', 'regular'] });
    expect(await as(10).call(contract.getGuestCard, { params })).toMatchObject({ ok: false });
    const noted = (accountId: number) =>
      as(accountId).call(contract.getGuestNote, { params: { guestId: '10' as never } });
    expect(await noted(vega)).toMatchObject({ data: { note: 'likes jazz', tags: ['jazz', 'regular'] } });
    expect(await noted(10)).toMatchObject({ ok: false });
    await done(as(vega).call(contract.saveGuestNote, { body: { channelId, note: '', tags: [] } }));
    expect((await done(as(vega).call(contract.getGuestCard, { params }))).card.knownTags).toEqual([]);
    await done(as(vega).call(contract.blockGuestOfChannel, { body: { channelId } }));
    await expect(write(10, channelId, 'still here')).rejects.toMatchObject({ kind: { code: 'cannot_write' } });
    expect(await inbox()).toMatchObject([{ isBlocked: true, closed: 'cannot_write' }]);
  });
});

describe('prepared words', () => {
  it('are kept in four languages, changed and thrown away; ways outside and nothing at all are refused', async () => {
    const save = (body: object) =>
      as(vega).call(contract.saveReply, {
        body: { name: 'Hello', texts: texts('Hi {name}', 'Hallo {name}'), ...body },
      });
    const { replyId } = await done(save({}));
    await done(save({ replyId, name: 'Greeting' }));
    const prepared = () => done(as(vega).call(contract.getPrepared, {}));
    expect((await prepared()).replies).toMatchObject([{ replyId, name: 'Greeting', texts: { de: 'Hallo {name}' } }]);
    expect(await save({ texts: texts('write to me at whatsapp') })).toMatchObject(refusal('contact_details'));
    expect(await save({ texts: texts('') })).toMatchObject(refusal('write_first'));
    expect(await save({ replyId: 4711 })).toMatchObject(refusal('prepared_not_found'));
    const query = { channelId: `${await open(11)}` as never };
    expect(await done(as(vega).call(contract.getReplies, { query }))).toMatchObject({ language: 'de' });
    await done(as(vega).call(contract.removeReply, { body: { replyId } }));
    expect((await prepared()).replies).toEqual([]);
  });

  it('say the name where one was chosen, and leave it out where none was', () => {
    expect(contract.filledIn('Hi {name}, nice', 'Anna')).toBe('Hi Anna, nice');
    expect(contract.filledIn('Hi {name}, nice', 'Guest12')).toBe('Hi, nice');
    expect(contract.filledIn('Nice, {name}!', 'Guest12')).toBe('Nice!');
    expect(contract.filledIn('{name}', '$&')).toBe('$&');
  });

  it('welcome a guest once, at the first touch or pin, in their language, while it is on', async () => {
    const body = { isOn: true, texts: texts('Welcome {name}', 'Willkommen {name}') };
    await done(as(vega).call(contract.saveWelcome, { body }));
    await open(11);
    await open(11);
    const pin = { guestId: 11, actorId: vega, at: 0 };
    await kit.db.transaction((tx) => welcomeFan(ctx, tx, pin));
    expect(await textsOf(11)).toEqual(['Willkommen Björn']);
    await kit.db.transaction((tx) => welcomeFan(ctx, tx, { ...pin, guestId: 12 }));
    expect(await textsOf(12)).toEqual(['Welcome']);
    // A welcome is no answer: who has not been answered still writes slowly, and the inbox stays as it was.
    expect(await guestIds()).toEqual([]);
    await done(as(vega).call(contract.saveWelcome, { body: { ...body, isOn: false } }));
    await open(10);
    expect(await textsOf(10)).toEqual([]);
  });

  it('go out at their time, once; what is far too late is held and asked; blocks are looked at again', async () => {
    const channelId = await open(10);
    await write(10, channelId, 'see you');
    const at = (hours: number, text: string, key = newKey()) =>
      as(vega).call(contract.scheduleMessage, {
        body: { channelId, text, dueAt: kit.clock.now() + hours * hour, key },
      });
    const key = newKey();
    const soon = await done(at(1, 'in an hour', key));
    expect(await done(at(1, 'in an hour', key))).toEqual(soon);
    expect(await at(1, 'in other words', key)).toMatchObject(refusal('key_used_otherwise'));
    const cancelled = await done(at(1, 'never'));
    await done(at(2, 'in two hours'));
    const decide = (scheduledId: number, decision: 'cancel' | 'send') =>
      as(vega).call(contract.decideScheduled, { body: { scheduledId, decision } });
    await done(decide(cancelled.scheduledId, 'cancel'));
    expect(await at(-1, 'yesterday')).toMatchObject(refusal('message_too_late'));
    await sendDue(ctx);
    expect(await textsOf(10)).toEqual(['see you']);
    await kit.clock.advance(hour);
    await Promise.all([sendDue(ctx), sendDue(ctx)]);
    expect(await textsOf(10)).toEqual(['see you', 'in an hour']);
    expect(await decide(soon.scheduledId, 'send')).toMatchObject(refusal('prepared_not_found'));
    // What the clock sends has read nothing.
    expect(await inbox()).toMatchObject([{ unreadCount: 1 }]);
    await kit.clock.advance(8 * hour);
    await sendDue(ctx);
    const { scheduled } = await done(as(vega).call(contract.getPrepared, {}));
    expect(scheduled).toMatchObject([{ text: 'in two hours', state: 'held', guestName: 'Anna' }]);
    await done(decide(scheduled[0]?.scheduledId ?? 0, 'send'));
    expect((await textsOf(10)).at(-1)).toBe('in two hours');
    await done(at(1, 'after the block'));
    await done(as(vega).call(contract.blockGuestOfChannel, { body: { channelId } }));
    await kit.clock.advance(hour);
    await sendDue(ctx);
    expect((await textsOf(10)).at(-1)).toBe('in two hours');
  });
});
