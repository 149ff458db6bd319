import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import { newsletterWorld } from '../testing/world.ts';
import { adoptAddress } from './own.ts';

const { addresses, as, confirm, ctx, done, join, kit, run, runQueued, said, tokenTo } = await newsletterWorld();

const hourMs = 3_600_000;
const subscribe = (caller: number | null, body: object) =>
  done(as(caller).call(contract.subscribeNewsletter, { body: { typeId: 256, ...body } }));
const unsubscribe = (caller: number | null, body: object) =>
  done(as(caller).call(contract.unsubscribeNewsletter, { body: { typeId: 256, ...body } }));
const proofs = async (address: string) => {
  const { rows } = await kit.db.pool.query(
    `select c.type, c.guest_id, c.confirmed_at, c.ended_at, t.text, t.language from newsletter.consents c
       join newsletter.texts t on t.id = c.text_id where c.address = $1 order by c.type, c.id`,
    [address],
  );
  return rows;
};
const gets = async (address: string) => (await proofs(address)).filter((one) => !one.ended_at).map(({ type }) => type);

beforeEach(async () => {
  kit.mails.length = 0;
  kit.sentJobs.length = 0;
  await kit.limits.clearAll();
});

describe('somebody subscribes', () => {
  it('and gets newsletters once they pressed the link in a mail, with a proof of the words they agreed to', async () => {
    expect(await subscribe(null, { typeId: 256 + 1024, emailAddress: ' Anna@Example.com ' })).toEqual({ result: true });
    expect(kit.mails).toMatchObject([{ to: 'Anna@Example.com', subject: 'Please confirm your address' }]);
    expect(kit.mails[0]?.text).toContain('Contests, VIP club');
    expect(kit.mails[0]?.text).toContain(contract.consentText.en);
    const token = tokenTo('Anna@Example.com', 'confirm');
    // Opening it, as mail scanners do, changes nothing.
    const asked = await done(as(null).call(contract.whatIsAsked, { params: { token } }));
    expect(asked).toEqual({ labels: ['Contests', 'VIP club'] });
    expect(await gets('anna@example.com')).toEqual([]);
    expect(await done(confirm(token))).toEqual({ labels: ['Contests', 'VIP club'] });
    expect(await proofs('anna@example.com')).toMatchObject([
      { type: 256, guest_id: null, ended_at: null, text: contract.consentText.en, language: 'en' },
      { type: 1024, confirmed_at: new Date(kit.clock.now()) },
    ]);
  });

  it('by a link that works once, also pressed at the same moment, and stays spent after they left again', async () => {
    await subscribe(null, { emailAddress: 'bea@example.com' });
    const token = tokenTo('bea@example.com', 'confirm');
    const presses = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    await kit.db.pool.query(`update newsletter.consents set ended_at = now() where address = 'bea@example.com'`);
    expect(await confirm(token)).toMatchObject({ problem: { code: 'newsletter_link_spent' } });
    expect(await gets('bea@example.com')).toEqual([]);
  });

  it('in time: a link that ran out, or that we did not write, opens nothing', async () => {
    await subscribe(null, { emailAddress: 'cleo@example.com' });
    const token = tokenTo('cleo@example.com', 'confirm');
    await kit.clock.advance(contract.confirmWithinHours * hourMs);
    for (const one of [token, 'a-token-that-was-never-written']) {
      expect(await confirm(one)).toMatchObject({ problem: { code: 'newsletter_link_unknown' } });
    }
  });

  it('for their own account by its number, whose settings say it then; a way that was off is opened', async () => {
    said.set(7, { email: false });
    expect(await subscribe(7, { userId: 7, typeId: 512 })).toEqual({ result: true });
    expect(said.get(7)).toEqual({ email: false });
    await done(confirm(tokenTo('guest7@example.com', 'confirm')));
    expect(said.get(7)).toEqual({ email: true, newsletters: [512] });
    expect(await proofs('guest7@example.com')).toMatchObject([{ guest_id: 7, type: 512 }]);
  });

  it('without a login, and it is the account’s that has proven the address', async () => {
    await join('guest8@example.com', 2048);
    expect(said.get(8)).toEqual({ newsletters: [2048] });
  });

  it('and an account that only claims the address has nothing of it', async () => {
    await join('guest13@example.com', 256, 13);
    expect(await proofs('guest13@example.com')).toMatchObject([{ guest_id: null }]);
    expect(said.has(13)).toBe(false);
  });

  it.each([
    ['a kind there is not', 7, { typeId: 64, userId: 7 }],
    ['a kind there is and one there is not', 7, { typeId: 257, userId: 7 }],
    ['none', 7, { typeId: 0, userId: 7 }],
    ['somebody else’s account', 7, { userId: 8 }],
    ['somebody else’s account and an address', 7, { userId: 8, emailAddress: 'guest8@example.com' }],
    ['an account without a login', null, { userId: 7 }],
    ['nobody', 7, {}],
    ['what is no address', null, { emailAddress: 'guest7 at example' }],
    ['another’s address as the own account', 7, { userId: 7, emailAddress: 'guest8@example.com' }],
  ])('false is answered for %s, and nothing is mailed', async (_, caller, body) => {
    expect(await subscribe(caller, body)).toEqual({ result: false });
    expect(await unsubscribe(caller, body)).toEqual({ result: false });
    await runQueued();
    expect(kit.mails).toEqual([]);
  });

  it('and an address is not flooded: three mails a day, and the answer tells nobody', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => subscribe(null, { emailAddress: 'dora@example.com' })),
    );
    expect(answers).toEqual(Array.from({ length: 6 }, () => ({ result: true })));
    expect(kit.mails).toHaveLength(contract.mailsADay);
    await kit.clock.advance(25 * hourMs);
  });

  it('and is answered and written to alike, whether the address gets newsletters already', async () => {
    await join('emma@example.com');
    kit.mails.length = 0;
    expect(await subscribe(null, { emailAddress: 'emma@example.com' })).toEqual({ result: true });
    expect(kit.mails).toMatchObject([{ subject: 'Please confirm your address' }]);
    await done(confirm(tokenTo('emma@example.com', 'confirm')));
    expect(await gets('emma@example.com')).toEqual([256]);
  });
});

describe('somebody leaves', () => {
  it('their own account at once', async () => {
    await join('guest9@example.com', 256 + 512, 9);
    expect(await unsubscribe(9, { userId: 9 })).toEqual({ result: true });
    expect(said.get(9)).toEqual({ newsletters: [512] });
    expect(await gets('guest9@example.com')).toEqual([512]);
    expect((await proofs('guest9@example.com'))[0]?.ended_at).toEqual(new Date(kit.clock.now()));
  });

  it('an address by a link that is mailed to it, if it gets any; nobody is told whether', async () => {
    await join('fay@example.com', 256 + 512);
    kit.mails.length = 0;
    for (const emailAddress of ['fay@example.com', 'nobody@example.com']) {
      expect(await unsubscribe(null, { emailAddress })).toEqual({ result: true });
    }
    await runQueued();
    expect(kit.mails).toMatchObject([{ to: 'fay@example.com', subject: 'End your newsletters' }]);
    expect(await gets('fay@example.com')).toEqual([256, 512]);
    const token = tokenTo('fay@example.com', 'unsubscribe');
    const seen = await done(as(null).call(contract.whatIsEnded, { params: { token } }));
    expect(seen).toEqual({ labels: ['Contests'], others: ['Late night'] });
    expect(await done(as(null).call(contract.endNewsletter, { params: { token }, body: {} }))).toEqual({
      labels: ['Contests'],
    });
    expect(await gets('fay@example.com')).toEqual([512]);
    await done(as(null).call(contract.endNewsletter, { params: { token }, body: { all: true } }));
    expect(await gets('fay@example.com')).toEqual([]);
    // Pressed again it says the same.
    expect(await done(as(null).call(contract.endNewsletter, { params: { token }, body: {} }))).toEqual({
      labels: ['Contests'],
    });
  });

  it('not by a token that we did not write', async () => {
    const params = { token: '1.0.AAAAAAAAAAAAAAAAAAAAAAAA' };
    for (const call of [
      as(null).call(contract.endNewsletter, { params, body: {} }),
      as(null).call(contract.whatIsEnded, { params }),
    ]) {
      expect(await call).toMatchObject({ problem: { code: 'newsletter_unsubscribe_link_unknown' } });
    }
  });
});

describe('an account proves an address', () => {
  const proves = async (id: number, email: string) => {
    addresses.set(id, email);
    await kit.db.transaction((tx) => adoptAddress(ctx, tx, id, email));
  };

  it('and has what the address gets, each once; what it had goes to the new address', async () => {
    await join('guest20@example.com', 256 + 512, 20);
    await join('new20@example.org', 512 + 1024);
    await proves(20, 'new20@example.org');
    expect(await gets('guest20@example.com')).toEqual([]);
    expect(await gets('new20@example.org')).toEqual([256, 512, 1024]);
    expect(said.get(20)).toEqual({ newsletters: [256, 512, 1024] });
  });

  it('that another account has left: nothing goes there in the other’s name', async () => {
    await join('guest21@example.com', 256, 21);
    await proves(22, 'guest21@example.com');
    expect(await gets('guest21@example.com')).toEqual([]);
    expect(said.get(21)).toEqual({ newsletters: [] });
  });
});

it('old requests and old proofs are forgotten, what runs is not', async () => {
  await join('gina@example.com');
  await join('hana@example.com');
  await kit.db.pool.query(`update newsletter.consents set ended_at = $1 where address = 'gina@example.com'`, [
    new Date(kit.clock.now()),
  ]);
  await kit.clock.advance((contract.proofDays + 1) * 24 * hourMs);
  await run(contract.forgetNewsletters);
  expect(await proofs('gina@example.com')).toEqual([]);
  expect(await gets('hana@example.com')).toEqual([256]);
  const { rows } = await kit.db.pool.query('select count(*)::int as n from newsletter.requests');
  expect(rows).toEqual([{ n: 0 }]);
});
