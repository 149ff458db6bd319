import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data, refusal } from '#domains/identity/testing/browser.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { acceptances, recordConsent } from '../contract/index.ts';
import type { LegalWorld } from '../testing/world.ts';
import { legalWorld } from '../testing/world.ts';

let world: LegalWorld;
let chief: TestBrowser;
beforeEach(async () => {
  world = await legalWorld();
  world.kit.events.subscribe(world.legal.handlers);
  chief = await world.signUpAs('chief@example.com', 'operator');
});

const asked = async (person: TestBrowser): Promise<string> => {
  const accountId = await person.accountId();
  const account = await world.identity.account(world.kit.db, accountId);
  const since = account?.createdAt as Date;
  return (await world.legal.textsToAccept(world.kit.db, { accountId, since: { TOS: since, PP: since } })).join();
};
const accept = async (person: TestBrowser, types: readonly ('TOS' | 'PP')[]): Promise<void> => {
  const accountId = await person.accountId();
  await world.kit.db.transaction((tx) => world.legal.accept(tx, accountId, types, 'notice'));
};
const list = async (query: object = {}) =>
  data(await chief.client.call(acceptances.read, { query })).rows.map(
    ({ email, type, version, occasion }) => `${email} ${type}${version} ${occasion}`,
  );

describe('who accepted what', () => {
  it('by signing up is written down with the versions in force at that moment', async () => {
    await world.signUpAs('guest@example.com');
    await world.kit.clock.advance(1000);
    await world.publish(chief, 'TOS');
    await world.kit.events.drain();
    await world.kit.events.drain();
    expect(await list({ search: 'Guest@example.com' })).toEqual([
      'guest@example.com PP2 signUp',
      'guest@example.com TOS2 signUp',
    ]);
  });

  it('is asked again by a version that asks, once it is in force, until it is accepted', async () => {
    const guest = await world.signUpAs('guest@example.com');
    await world.kit.events.drain();
    expect(await asked(guest)).toBe('');
    await world.kit.clock.advance(1000);
    await world.publish(chief, 'PP');
    expect(await asked(guest)).toBe('');
    await world.publish(chief, 'PP', { asks: true, validFrom: '2026-12-01' });
    expect(await asked(guest)).toBe('');
    await world.kit.clock.advance(14 * 24 * 3600 * 1000);
    expect(await asked(guest)).toBe('PP');
    await accept(guest, ['TOS']);
    expect(await asked(guest)).toBe('PP');
    await accept(guest, ['TOS', 'PP']);
    expect(await asked(guest)).toBe('');
    expect(await asked(await world.signUpAs('newcomer@example.com'))).toBe('');
  });

  it('a version that corrects a letter does not take an earlier question back', async () => {
    const guest = await world.signUpAs('guest@example.com');
    await world.kit.clock.advance(1000);
    await world.publish(chief, 'TOS', { asks: true });
    await world.publish(chief, 'TOS');
    expect(await asked(guest)).toBe('TOS');
    await accept(guest, ['TOS']);
    expect(await asked(guest)).toBe('');
    expect(await list({ type: 'TOS', occasion: 'notice' })).toEqual(['guest@example.com TOS4 notice']);
  });

  it('visitors remember the names of what they accepted, and a new version has a new one', async () => {
    expect(await world.legal.acceptanceCookieValue(world.kit.db)).toBe('TOS2-PP2');
    await world.publish(chief, 'TOS', { asks: true });
    expect(await world.legal.acceptanceCookieValue(world.kit.db)).toBe('TOS3-PP2');
    expect(await world.legal.textsNewTo(world.kit.db, 'TOS2-PP2')).toEqual(['TOS']);
    expect(await world.legal.textsNewTo(world.kit.db, 'TOS3-PP2')).toEqual([]);
    expect(await world.legal.textsNewTo(world.kit.db, undefined)).toEqual(['TOS', 'PP']);
  });

  it('is found by account, text, version and occasion, a page at a time, and twice the same is once', async () => {
    const guest = await world.signUpAs('guest@example.com');
    const { accountId } = await guest.caller();
    await accept(guest, ['TOS', 'PP']);
    await accept(guest, ['TOS', 'PP']);
    expect(await list({ search: String(accountId) })).toEqual([
      'guest@example.com PP2 notice',
      'guest@example.com TOS2 notice',
    ]);
    expect(await list({ search: 'nobody@example.com' })).toEqual([]);
    expect(await list({ search: 'rubbish' })).toEqual([]);
    expect(await list({ type: 'TOS', version: 2, occasion: 'notice' })).toEqual(['guest@example.com TOS2 notice']);
    expect(await list({ version: 1 })).toEqual([]);
    const { next } = data(await chief.client.call(acceptances.read, { query: { limit: 1 } }));
    expect(await list({ after: next })).toEqual(['guest@example.com TOS2 notice']);
  });

  it('is exported for a spreadsheet, in which nothing runs', async () => {
    const guest = await world.signUpAs('=cmd@example.com');
    await accept(guest, ['PP']);
    const file = data(await chief.client.call(acceptances.export, { query: {} })) as FileReply;
    expect(file).toMatchObject({ type: 'text/csv; charset=utf-8', filename: 'acceptances.csv' });
    const lines = String(file.body).split('\r\n');
    expect(lines[0]).toBe('\uFEFFid,accountId,email,product,type,version,occasion,at');
    expect(lines[1]).toMatch(/^\d+,\d+,'=cmd@example\.com,vesper,PP,2,notice,2026-11-20T20:00:00\.000Z$/);
  });

  it('is for operators alone', async () => {
    const guest = await world.signUpAs('guest@example.com');
    expect(refusal(await guest.client.call(acceptances.read, { query: {} }))).toBe('not_permitted');
    expect(refusal(await world.browser().client.call(acceptances.export, { query: {} }))).toBe('not_logged_in');
  });
});

describe('what a member decided about storage', () => {
  const body = { functional: true, analytics: false, wording: 1 };

  it('is written down with wording and time, every decision', async () => {
    const guest = await world.signUpAs('guest@example.com');
    data(await guest.client.call(recordConsent, { body }));
    await world.kit.clock.advance(1000);
    data(await guest.client.call(recordConsent, { body: { ...body, functional: false } }));
    const { rows } = await world.kit.db.pool.query(
      'select account_id as who, functional, analytics, wording from legal.consents order by id',
    );
    const who = (await guest.caller()).accountId;
    expect(rows).toEqual([
      { who, functional: true, analytics: false, wording: 1 },
      { who, functional: false, analytics: false, wording: 1 },
    ]);
  });

  it('stays with a visitor', async () => {
    expect(refusal(await world.browser().client.call(recordConsent, { body }))).toBe('not_logged_in');
    expect((await world.kit.db.pool.query('select 1 from legal.consents')).rowCount).toBe(0);
  });
});
