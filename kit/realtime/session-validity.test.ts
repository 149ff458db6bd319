import { expect, it } from 'vitest';
import { z } from 'zod';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Role } from '#kit/contract/access.ts';
import { loggedIn, visitor } from '#kit/contract/access.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';
import { memoryLog } from '#kit/log/log.ts';
import { receive } from '#kit/server/handler.ts';
import { openTab, serveChannel } from '#kit/testing/tab.ts';
import { createLocalBus } from './bus.ts';
import { createRealtime } from './server.ts';
import { revalidateEvery } from './session-validity.ts';

const act = clientMessage({ name: 'act', summary: 'Acts.', access: loggedIn, payload: z.object({}) });
const acted = serverMessage({ name: 'acted', summary: 'Acted.', access: visitor, payload: z.object({}) });

/** A channel whose sessions stand in `sessions`, as they would in the database; the bus carries nothing. */
async function channel() {
  const clock = new TestClock();
  const log = memoryLog();
  const sessions = new Map<string, readonly Role[]>();
  const asked = { one: 0, all: 0 };
  let broken = false;
  const realtime = createRealtime({ clock, log, bus: createLocalBus(), subject: { field: 'guestId', topic: 'guest' } });
  realtime.attachAuthentication(
    async ({ token, language, ip, country }) => {
      const id = Number(token.split('-')[1]);
      const isAccount = token.startsWith('account');
      const roles = sessions.get(token) ?? [];
      const sessionId = isAccount ? token : `visitor:${id}`;
      return { subjectId: id, accountId: isAccount ? id : null, roles, sessionId, language, ip, country };
    },
    {
      async rolesOf(id) {
        asked.one += 1;
        if (broken) throw new Error('the database does not answer');
        return sessions.get(id) ?? null;
      },
      async rolesOfAll(ids) {
        asked.all += 1;
        if (broken) throw new Error('the database does not answer');
        return new Map(ids.flatMap((id) => (sessions.has(id) ? [[id, sessions.get(id) as readonly Role[]]] : [])));
      },
    },
  );
  const did: number[] = [];
  const closed: string[] = [];
  realtime.receive([receive(act, async (_, { caller }) => void did.push(caller.accountId))]);
  realtime.defineTopic({ kind: 'studio', access: visitor, may: ({ roles }) => roles.includes('performer') });
  realtime.onClose((_, caller, ended) => closed.push(`${caller.sessionId} ${ended}`));
  const url = await serveChannel(realtime);
  const join = async (token: string) => {
    const tab = await openTab({ url, token, subject: { guestId: Number(token.split('-')[1]) } });
    const answered = async (id: number) => (await tab.receipt(id))?.code ?? 'done';
    return { ...tab, answered, types: () => tab.heard.map(({ type }) => type) };
  };
  return { clock, log, sessions, asked, did, closed, realtime, join, breaks: () => (broken = true) };
}

it('refuses the very next command of a session that is over, says so and closes with 4001', async () => {
  const fixture = await channel();
  fixture.sessions.set('account-7', ['guest']);
  const person = await fixture.join('account-7');
  expect(await person.answered(person.say('act'))).toBe('done');
  fixture.sessions.delete('account-7');
  person.say('act');
  await expect.poll(person.code).toBe(4001);
  expect(person.types().at(-1)).toBe('sessionExpired');
  expect(fixture.did).toEqual([7]);
  expect(fixture.closed).toEqual(['account-7 session ended']);
});

it('hears nothing more of a socket that was told to go and stays, and cuts it off', async () => {
  const fixture = await channel();
  fixture.sessions.set('account-7', ['guest', 'performer']);
  const person = await fixture.join('account-7');
  expect(await person.answered(person.say('subscribe', { topic: 'studio:7' }))).toBe('done');
  // A client that never answers a close frame.
  (
    person.socket as unknown as { close(): void; _receiver: { removeAllListeners(name: string): void } }
  )._receiver.removeAllListeners('conclude');
  fixture.realtime.dropSession('account-7', 4001, 'revoked');
  fixture.realtime.publish('studio:7', acted, {});
  await expect.poll(() => person.types().includes('sessionExpired')).toBe(true);
  for (let more = 0; more < 20; more += 1) person.say('act');
  await new Promise((resolve) => setImmediate(resolve));
  expect([fixture.did, fixture.realtime.connections, person.code()]).toEqual([[], 0, null]);
  await fixture.clock.advance(2_000);
  await expect.poll(person.code).not.toBeNull();
  expect([fixture.did, person.types().includes('acted')]).toEqual([[], false]);
});

it('closes who says nothing within five seconds, without any word from elsewhere', async () => {
  const fixture = await channel();
  fixture.sessions.set('account-7', ['guest']);
  fixture.sessions.set('account-8', ['guest']);
  const [person, other, stranger] = [
    await fixture.join('account-7'),
    await fixture.join('account-8'),
    await fixture.join('visitor-9'),
  ];
  fixture.sessions.delete('account-7');
  await fixture.clock.advance(revalidateEvery);
  await expect.poll(person.code).toBe(4001);
  await fixture.clock.advance(revalidateEvery);
  expect(revalidateEvery).toBeLessThanOrEqual(15_000);
  expect([other.code(), stranger.code()]).toEqual([null, null]);
  expect(fixture.asked.all).toBe(2);
});

it('takes the connection with the role, and gives a new role without one', async () => {
  const fixture = await channel();
  fixture.sessions.set('account-7', ['guest', 'performer']);
  fixture.sessions.set('account-8', ['guest']);
  const [former, promoted] = [await fixture.join('account-7'), await fixture.join('account-8')];
  expect(await former.answered(former.say('subscribe', { topic: 'studio:7' }))).toBe('done');
  expect(await promoted.answered(promoted.say('subscribe', { topic: 'studio:8' }))).toBe('not_permitted');
  fixture.sessions.set('account-7', ['guest']);
  fixture.sessions.set('account-8', ['guest', 'performer']);
  expect(await promoted.answered(promoted.say('subscribe', { topic: 'studio:8' }))).toBe('done');
  await fixture.clock.advance(revalidateEvery);
  await expect.poll(former.code).toBe(4001);
  expect(promoted.code()).toBeNull();
});

it('lets nobody act whose session cannot be looked at, and throws nobody out for that', async () => {
  const fixture = await channel();
  fixture.sessions.set('account-7', ['guest']);
  const person = await fixture.join('account-7');
  fixture.breaks();
  expect(await person.answered(person.say('act'))).toBe('internal_error');
  await fixture.clock.advance(revalidateEvery);
  expect([fixture.did, person.code()]).toEqual([[], null]);
  expect(fixture.log.lines.map(({ level }) => level)).toEqual(['error', 'warn']);
});
