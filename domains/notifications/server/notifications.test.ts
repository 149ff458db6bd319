import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { plainKind, testKind } from '../testing/kinds.ts';
import { notificationsWorld } from '../testing/world.ts';
import { kindAudiences } from './kinds.ts';
import { markFloated, markRead, markSeen, withdraw } from './mark.ts';

const { kit, said, ctx, domain, pushed, dispatcher, as, newest, arrive, happen, save, hourMs, forget } =
  await notificationsWorld();

beforeEach(forget);

describe('a guest is told', () => {
  it('on the site in plain words, in their language, and on all their pages', async () => {
    await arrive(7);
    expect(await newest(7)).toMatchObject({
      unseenCount: 1,
      notifications: [
        { title: 'Vega is there', unread: true, unseen: true, floats: true, path: '/chat/vega/', type: 1 },
      ],
    });
    expect(kit.published).toMatchObject([
      { topic: 'guest:7', data: { notifications: [{ title: 'Vega ist da' }], unseenCount: 1, place: null } },
    ]);
    expect((await newest(8)).notifications).toEqual([]);
    expect(await as(null).call(contract.getNewestNotifications, {})).toMatchObject({ data: { unseenCount: 0 } });
    expect(await as(null).call(contract.getNotificationPreferences, {})).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
  });

  it('the same thing once, also when it is tried again and at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => happen(20, 1)));
    expect((await newest(20)).unseenCount).toBe(1);
  });

  it('of one performer at most as often as they like, whatever flaps; of others meanwhile', async () => {
    await Promise.all(Array.from({ length: 8 }, () => arrive(21)));
    await arrive(21, { actorId: 6 });
    expect((await newest(21)).unseenCount).toBe(2);
    await kit.clock.advance(12 * hourMs - 1);
    await arrive(21);
    expect((await newest(21)).unseenCount).toBe(2);
    await kit.clock.advance(1);
    await arrive(21);
    expect((await newest(21)).unseenCount).toBe(3);
    await save(21, { kinds: { 'test.arrived': { everyMinutes: 0 } } });
    await arrive(21);
    expect((await newest(21)).unseenCount).toBe(4);
  });

  it('by mail, push and SMS who wants that, and nobody else', async () => {
    await arrive(22);
    expect([kit.mails.length, pushed.length, kit.sentSms.length]).toEqual([0, 0, 0]);
    said.set(24, { email: true, push: true, sms: true });
    await arrive(24);
    // SMS is none of the kind's own channels, so it waits for a wish of its own.
    expect([kit.mails.length, pushed.length, kit.sentSms.length]).toEqual([1, 1, 0]);
    await save(24, { kinds: { 'test.arrived': { sms: true, email: false } } });
    await kit.clock.advance(12 * hourMs);
    await arrive(24);
    expect([kit.mails.length, pushed.length, kit.sentSms.length]).toEqual([1, 2, 1]);
    // A wish about this performer counts although the guest said nothing else; no proven address gets no mail.
    await arrive(26, { channels: { email: true } });
    await arrive(13, { channels: { email: true } });
    expect(kit.mails.map(({ to }) => to)).toEqual(['guest24@example.com', 'guest26@example.com']);
    said.set(28, { email: false });
    await arrive(28, { channels: { email: true } });
    expect(kit.mails).toHaveLength(2);
  });

  it('by SMS on proven phones alone: who has none is offered none, and gets none whatever they asked for', async () => {
    said.set(35, { sms: true });
    await save(35, { kinds: { 'test.arrived': { sms: true } } });
    await arrive(35, { channels: { sms: true } });
    expect(kit.sentSms).toEqual([]);
    expect(await as(35).call(contract.getNotificationPreferences, {})).toMatchObject({
      data: { reachable: ['email', 'push'] },
    });
    await save(36, { kinds: { 'test.arrived': { sms: true } } });
    await arrive(36);
    expect(kit.sentSms.map(({ to, text }) => [to, text])).toEqual([
      ['+491701234567', 'Es gibt Neues für dich. Schau nach. Abstellen: im Konto.'],
    ]);
  });

  it('how they want other mails, such as newsletters: not at all, discreetly, and after their quiet hours', async () => {
    said.set(37, { email: false });
    await save(38, { isExplicit: true, quietFrom: 0, quietTo: 1439, timeZone: 'Europe/Berlin' });
    const manners = await domain.mailManners(kit.db, [37, 38, 39]);
    expect(manners.get(37)).toEqual({ isOff: true, isExplicit: false, quietUntil: null });
    expect(manners.get(38)).toMatchObject({ isOff: false, isExplicit: true, quietUntil: expect.any(Number) });
    expect(manners.get(39)).toEqual({ isOff: false, isExplicit: false, quietUntil: null });
    expect((await domain.mailManners(kit.db, [])).size).toBe(0);
  });

  it('discreetly outside of the site, until they want names there', async () => {
    said.set(30, { email: true, push: true });
    await arrive(30);
    expect(kit.mails[0]).toMatchObject({ subject: 'Es gibt Neues für dich' });
    expect(kit.mails[0]?.text).not.toMatch(/Vega ist/);
    expect(pushed[0]).toMatchObject({ title: 'Es gibt Neues für dich', path: '/de/chat/vega/', guestId: 30 });
    await save(30, { isExplicit: true });
    await kit.clock.advance(12 * hourMs);
    await arrive(30);
    expect(kit.mails[1]).toMatchObject({ subject: 'Vega ist da' });
    expect(pushed[1]).toMatchObject({ title: 'Vega ist da', text: 'Seit eben.' });
  });

  it('not on the site what they want by mail alone', async () => {
    said.set(32, { email: true });
    await save(32, { kinds: { 'test.arrived': { site: false } } });
    await arrive(32);
    expect(await newest(32)).toEqual({ notifications: [], unseenCount: 0 });
    expect(kit.mails).toHaveLength(1);
    expect(kit.published).toEqual([]);
  });
});

describe('marks', () => {
  it('go up to what was looked at, never back, and touch nobody else', async () => {
    for (const number of [1, 2, 3]) await happen(50, number);
    const [third, second] = (await newest(50)).notifications;
    await markSeen(ctx, 51, third?.id ?? 0);
    expect((await newest(50)).unseenCount).toBe(3);
    await markSeen(ctx, 50, second?.id ?? 0);
    expect((await newest(50)).notifications.map(({ unseen }) => unseen)).toEqual([true, false, false]);
    await markFloated(ctx, 50, third?.id ?? 0);
    await markRead(ctx, 50, third?.id ?? 0);
    expect((await newest(50)).notifications[0]).toMatchObject({ unread: false, unseen: false, floats: false });
    kit.published.length = 0;
    await markRead(ctx, 50, third?.id ?? 0);
    expect(kit.published).toEqual([]);
  });

  it('keep every page as a new one would be', () => {
    let guests = 1000;
    return proveResource(contract.ownNotifications, {
      commands: fc.record({
        do: fc.constantFrom('happen', 'happen', 'seen', 'read', 'floated', 'withdraw'),
        at: fc.integer({ min: 0, max: 4 }),
      }),
      numRuns: scaledRuns(8),
      async open() {
        guests += 1;
        const guestId = guests;
        let number = 0;
        await happen(guestId, number);
        return {
          key: 'de' as const,
          guestId,
          // The language of a page is that of its account here, too.
          published: () => kit.published.filter(({ type }) => type === 'notifications'),
          fetch: async () => {
            const caller = testCaller({ accountId: guestId, roles: ['guest'], language: 'de' });
            const answer = await testClient(dispatcher, caller).call(contract.getNewestNotifications, {});
            return answer.ok ? answer.data : null;
          },
          async run({ do: what, at }) {
            number += 1;
            if (what === 'happen') return happen(guestId, number);
            const { notifications } = await newest(guestId);
            const id = notifications[at]?.id ?? 0;
            if (what === 'seen') return markSeen(ctx, guestId, id);
            if (what === 'read') return markRead(ctx, guestId, id);
            if (what === 'floated') return markFloated(ctx, guestId, id);
            return kit.db.transaction((tx) => withdraw(ctx, tx, guestId, plainKind.type, [`plain:${at}`]));
          },
        };
      },
    });
  });
});

describe('preferences', () => {
  it('say what holds, and a single wish opens its way', async () => {
    const of = async (id: number) => {
      const answer = await as(id).call(contract.getNotificationPreferences, {});
      return answer.ok ? answer.data : null;
    };
    expect(await of(60)).toMatchObject({
      channels: { email: false, push: false, sms: false },
      reachable: ['email', 'push', 'sms'],
      isExplicit: false,
      quietFrom: null,
      kinds: [{ kind: 'test.arrived', site: true, email: false, everyMinutes: 720, isAboutActors: true }, {}],
    });
    expect((await of(61))?.reachable).toEqual(['email', 'push']);
    await save(60, { kinds: { 'test.arrived': { email: true } } });
    expect(await of(60)).toMatchObject({ channels: { email: true }, kinds: [{ email: true }, { email: true }] });
    await save(60, { kinds: { 'test.arrived': { email: false } }, channels: { email: false } });
    await kit.db.transaction((tx) => domain.openWay(tx, 60, testKind, 'email'));
    await arrive(60, { channels: { email: true } });
    expect(kit.mails).toHaveLength(1);
    // Nothing but what was asked for begins to come by a channel that was off.
    expect(await of(60)).toMatchObject({ channels: { email: true }, kinds: [{ email: true }, { email: false }] });
    await happen(60, 60);
    expect(kit.mails).toHaveLength(1);
    // Once it is open, a second wish changes no other kind.
    await save(60, { kinds: { 'test.plain': { email: true } } });
    await kit.db.transaction((tx) => domain.openWay(tx, 60, testKind, 'email'));
    await happen(60, 61);
    expect(kit.mails).toHaveLength(2);
  });

  it('name nobody a kind that is not for them', async () => {
    const kindsOf = async (id: number): Promise<string[]> => {
      const answer = await as(id).call(contract.getNotificationPreferences, {});
      return answer.ok ? answer.data.kinds.map(({ kind }) => kind) : [];
    };
    kit.extensions.add('an audience', [
      extend(kindAudiences, { kinds: ['test.plain'], isOf: async (_, { guestId }) => guestId === 64 }),
    ]);
    expect(await kindsOf(64)).toEqual(['test.arrived', 'test.plain']);
    expect(await kindsOf(65)).toEqual(['test.arrived']);
    // One audience more: also for these.
    kit.extensions.add('another audience', [extend(kindAudiences, { kinds: ['test.plain'], isOf: async () => true })]);
    expect(await kindsOf(65)).toEqual(['test.arrived', 'test.plain']);
  });

  it('are refused with a zone nobody knows, and nothing of them is kept', async () => {
    expect(await save(62, { timeZone: 'Mars/Olympus', isExplicit: true })).toMatchObject({
      problem: { code: 'time_zone_unknown' },
    });
    expect(await save(62, { quietFrom: 1440 })).toMatchObject({ problem: { code: 'invalid_input' } });
    expect(await as(62).call(contract.getNotificationPreferences, {})).toMatchObject({ data: { isExplicit: false } });
  });
});

describe('the link of a mail', () => {
  it('ends its kind of mail by a press without a login; opening it changes nothing', async () => {
    said.set(70, { email: true });
    await arrive(70);
    const [mail] = kit.mails;
    const url = mail?.unsubscribeUrl ?? '';
    expect(mail?.text).toContain(url);
    const token = /unsubscribe\/([^/]+)\/$/.exec(url)?.[1] ?? '';
    const params = { params: { token } };
    expect(await as(null).call(contract.whatIsUnsubscribed, params)).toMatchObject({ data: { label: 'Arrivals' } });
    await arrive(70, { actorId: 6 });
    expect(kit.mails).toHaveLength(2);
    for (const _ of [1, 2]) {
      expect(await as(null).call(contract.unsubscribeByLink, params)).toMatchObject({ ok: true });
    }
    await arrive(70, { actorId: 8, channels: { email: true } });
    expect(kit.mails).toHaveLength(2);
    // Another kind still comes.
    await happen(70, 70);
    expect(kit.mails).toHaveLength(3);
  });

  it('opens nothing when a letter of it is another', async () => {
    said.set(71, { email: true });
    await arrive(71);
    const token = /unsubscribe\/([^/]+)\/$/.exec(kit.mails[0]?.unsubscribeUrl ?? '')?.[1] ?? '';
    const [id = '', type, proof] = token.split('.');
    for (const wrong of [`${id}.0.${proof}`, `${(72).toString(36)}.${type}.${proof}`, 'a.1.short-and-wrong']) {
      expect(await as(null).call(contract.unsubscribeByLink, { params: { token: wrong } })).toMatchObject({
        problem: { code: 'unsubscribe_link_unknown' },
      });
    }
  });
});
