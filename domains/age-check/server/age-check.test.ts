import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { fieldSentence } from '#kit/server/field-sentences.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { veriffSignature } from '#kit/veriff/signature.ts';
import * as contract from '../contract/index.ts';
import { done, refusal } from '../testing/answers.ts';
import { day, hour, openAgeChecks } from '../testing/world.ts';
import { agePolicy } from './access-policy.ts';
import { veriffPath } from './methods/mount-webhooks.ts';

type World = Awaited<ReturnType<typeof openAgeChecks>>;
let world: World;
beforeAll(async () => {
  world = await openAgeChecks();
}, 60_000);
afterAll(() => world.app.close());

const look = (guestId: number, session: Parameters<World['as']>[1] = {}) =>
  done(world.as(guestId, session).call(contract.getOwnAgeCheck, {}));
const tell = (event: { name: string }, payload: unknown) =>
  world.kit.db.transaction(async (tx) => {
    for (const handler of world.ageCheck.handlers)
      if (handler.kind === 'event' && handler.operation.name === event.name)
        await (handler.run as (payload: unknown, tx: unknown) => Promise<void>)(payload, tx);
  });

const lapse = async () => {
  for (const handler of world.ageCheck.handlers)
    if (handler.kind === 'job' && handler.operation.name === contract.lapseChecks.name) await handler.run({} as never);
};

/** Proves an age by the wallet of tests. */
async function byWallet(guestId: number, decision = 'adult', session: Parameters<World['as']>[1] = {}) {
  const guest = world.as(guestId, session);
  const begun = await done(guest.call(contract.beginWalletCheck, { body: { forwardUrl: '/en/cams/' } }));
  const address = await world.show(begun.testWallet ?? '', decision);
  return { guest, begun, code: world.codeOf(address) };
}

const may = (
  guestId: number | null,
  country: string | null,
  request: { chatType?: string; fsk: number },
  sessionId = `s${guestId}`,
) => {
  const caller = { ...testCaller({ accountId: guestId, sessionId, country }) };
  return agePolicy(world.kit)(
    world.kit.db,
    request.chatType === undefined
      ? { to: 'view', caller, fsk: request.fsk, needs: 'login' }
      : { to: 'chat', caller, actorId: 1, fsk: request.fsk, chatType: request.chatType },
  );
};
const needsCheck = { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' };
const paid = { chatType: 'LIVECHAT', fsk: 16 };

describe('by a wallet', () => {
  test('an adult is proven in the browser that began, gets the bonus once, and is led on', async () => {
    expect(await may(2, 'GB', paid)).toEqual(needsCheck);
    expect((await look(2)).bonus).toEqual({ isAvailable: true, minutes: 3 });
    const { guest, code } = await byWallet(2);
    expect((await look(2)).status).toBe('unknown');
    const answer = await done(guest.call(contract.finishWalletCheck, { body: { code } }));
    expect(answer).toMatchObject({
      result: 'accepted',
      forwardTo: '/en/cams/',
      view: { status: 'accepted', isProven: true },
    });
    expect(world.pushes(2)).toEqual(['avsSet']);
    expect(await may(2, 'GB', paid)).toBeNull();
    expect(world.vouchers.filter(({ guestId }) => guestId === 2)).toEqual([
      { guestId: 2, amount: 3, key: 'age-check:bonus:2' },
    ]);
    expect((await look(2)).bonus.isAvailable).toBe(false);
  });

  test('the code counts once, and nowhere but in the browser that began', async () => {
    const { guest, code } = await byWallet(4);
    const bring = (as: ReturnType<World['as']>) => as.call(contract.finishWalletCheck, { body: { code } });
    expect(await refusal(bring(world.as(4, { sessionId: 'another' })))).toBe('wallet_request_over');
    expect(await refusal(bring(world.as(6)))).toBe('wallet_request_over');
    expect((await look(4)).status).toBe('unknown');
    expect((await done(bring(guest))).result).toBe('accepted');
    expect(await refusal(bring(guest))).toBe('wallet_request_over');
  });

  test.each([
    ['minor', 'not 18 yet'],
    ['stranger', 'do not know'],
    ['stale', 'out of date'],
  ])('%s is refused, and the guest reads why', async (decision, words) => {
    const guestId = 10 + ['minor', 'stranger', 'stale'].indexOf(decision) * 2;
    const { guest, code } = await byWallet(guestId, decision);
    const answer = await done(guest.call(contract.finishWalletCheck, { body: { code } }));
    expect(answer.result).toBe('rejected');
    expect(answer.view.status).toBe('rejected');
    expect(answer.view.message).toContain(words);
    expect(world.pushes(guestId)).toEqual(['avsRejected']);
    expect(await may(guestId, 'GB', paid)).toMatchObject({ restriction: 'needAgeCheck' });
  });

  test('a request is answered once, and in time', async () => {
    const { begun } = await byWallet(16);
    expect(world.codeOf(await world.show(begun.testWallet ?? '', 'adult'))).toBe('');
    const guest = world.as(16);
    const late = await done(guest.call(contract.beginWalletCheck, { body: {} }));
    await world.kit.clock.advance(6 * 60_000);
    expect(world.codeOf(await world.show(late.testWallet ?? '', 'adult'))).toBe('');
    expect((await look(16)).status).toBe('unknown');
  });

  test('what the browser’s own credentials answer is refused when it is no proof, and closes the request', async () => {
    const guest = world.as(18);
    const { requestId } = await done(guest.call(contract.beginWalletCheck, { body: {} }));
    const answer = { requestId, protocol: 'org-iso-mdoc', data: { response: 'AAAA' } };
    expect(await refusal(world.as(20).call(contract.answerDigital, { body: answer }))).toBe('wallet_request_over');
    expect((await done(guest.call(contract.answerDigital, { body: answer }))).result).toBe('rejected');
    expect(await refusal(guest.call(contract.answerDigital, { body: answer }))).toBe('wallet_request_over');
  });
});

describe('by a document', () => {
  const begin = async (guestId: number) =>
    (await done(world.as(guestId).call(contract.beginAgeCheck, { body: { method: 'document', forwardUrl: '' } })))
      .checkoutLink;

  test('it is looked at, then decided; the birth date is kept nowhere', async () => {
    const link = await begin(30);
    await world.press(link, 'submit');
    expect((await look(30)).status).toBe('pending');
    await world.press(link, 'approve');
    expect(await look(30)).toMatchObject({ status: 'accepted', checks: [{ method: 'document', issuer: 'Veriff' }] });
    expect(world.pushes(30)).toEqual(['avsPending', 'avsSet']);
    const { rows } = await world.kit.db.pool.query(
      'select to_jsonb(c)::text as all from age_check.checks c where guest_id = 30',
    );
    expect(String(rows[0].all)).not.toMatch(/-01-01|birth/);
  });

  test('an approved document of somebody under 18 is refused', async () => {
    await world.press(await begin(32), 'underage');
    expect(await look(32)).toMatchObject({ status: 'rejected', message: expect.stringContaining('18') });
  });

  test('a picture that could not be read may be tried again, and a late refusal of the first undoes nothing', async () => {
    const first = await begin(34);
    await world.press(first, 'unreadable');
    expect((await look(34)).message).toContain('could not be read');
    const second = await begin(34);
    await world.press(second, 'approve');
    await world.press(first, 'notOwn');
    expect((await look(34)).status).toBe('accepted');
  });

  test('a report that nobody signed, or that was altered, changes nothing', async () => {
    const link = await begin(36);
    const id = link.slice(link.lastIndexOf('/') + 1);
    const body = JSON.stringify({ verification: { id, code: 9001, person: { dateOfBirth: '1990-01-01' } } });
    const secret = Buffer.from(world.kit.keyFor('age-check.sandbox')).toString('hex');
    const post = (headers: Record<string, string>, text = body) =>
      fetch(world.here(`http://x${veriffPath}`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: text,
      });
    const client = { 'x-auth-client': 'vesper-sandbox-integration' };
    expect((await post({})).status).toBe(401);
    expect((await post({ ...client, 'x-hmac-signature': veriffSignature('other', body) })).status).toBe(401);
    expect((await post({ ...client, 'x-hmac-signature': veriffSignature(secret, body) }, `${body} `)).status).toBe(401);
    expect((await look(36)).status).toBe('unknown');
    expect((await post({ ...client, 'x-hmac-signature': veriffSignature(secret, body) })).status).toBe(200);
    expect((await look(36)).status).toBe('accepted');
  });
});

describe('by a card', () => {
  test('avsPayRequest leads to the card, and the card the provider keeps from a checkout proves the age', async () => {
    const { checkoutLink } = await done(world.as(40).mutate(contract.avsPayRequest, { forwardUrl: '' }));
    expect(checkoutLink).toMatch(/\/top-up\/\?for=age-check$/);
    await tell(topUpPaid, { orderId: 'o', guestId: 40, euroCents: 1_000, coins: 4_000, isFirst: true });
    expect((await look(40)).status).toBe('unknown');
    world.cards.set(40, 'Visa');
    await tell(topUpPaid, { orderId: 'p', guestId: 40, euroCents: 1_000, coins: 4_000, isFirst: false });
    expect(await look(40)).toMatchObject({ status: 'accepted', checks: [{ method: 'card', issuer: 'Visa' }] });
  });

  test('it is not offered where the country takes none, and does not count there', async () => {
    world.cards.set(42, 'Visa');
    expect(
      await refusal(world.as(42, { country: 'DE' }).call(contract.beginAgeCheck, { body: { method: 'card' } })),
    ).toBe('age_method_not_offered');
    const { checkoutLink } = await done(world.as(42).mutate(contract.avsPayRequest, { forwardUrl: '/en/cams/' }));
    expect(checkoutLink).toMatch(/\/en\/cams\/$/);
    expect((await look(42)).isProven).toBe(true);
    expect(await look(42, { country: 'DE' })).toMatchObject({ status: 'accepted', isProven: false, visit: 'check' });
    expect(await may(42, 'DE', paid)).toEqual(needsCheck);
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://vesper@evil.example/',
  'javascript:alert(1)',
])('one is led on to pages of this site alone, not to %s', async (forwardUrl) => {
  expect(await refusal(world.as(50).mutate(contract.avsPayRequest, { forwardUrl }))).toBe('forward_not_ours');
  expect((await look(50)).checks).toEqual([]);
});

describe('what a country asks for', () => {
  test('nobody is asked where the country is not known or asks nothing', async () => {
    for (const country of [null, 'NL']) expect(await may(60, country, { chatType: 'LIVECHAT', fsk: 18 })).toBeNull();
  });

  test.each([
    { country: 'GB', view12: true, view16: true, view18: false, free: true, live: false },
    { country: 'FR', view12: true, view16: false, view18: false, free: false, live: false },
  ])('in $country so much is open before the check', async ({ country, view12, view16, view18, free, live }) => {
    const isOpen = async (request: { chatType?: string; fsk: number }) => (await may(60, country, request)) === null;
    expect(await isOpen({ fsk: 12 })).toBe(view12);
    expect(await isOpen({ fsk: 16 })).toBe(view16);
    expect(await isOpen({ fsk: 18 })).toBe(view18);
    expect(await isOpen({ chatType: 'FREECHAT', fsk: 16 })).toBe(free);
    expect(await isOpen({ chatType: 'LIVE_PREVIEW', fsk: 16 })).toBe(free);
    expect(await isOpen(paid)).toBe(live);
    expect(await may(null, country, paid)).toEqual(needsCheck);
  });

  test('the whole check at every visit counts in its browser for the hours of a visit', async () => {
    const { guest, code } = await byWallet(62, 'adult', { country: 'IT' });
    await done(guest.call(contract.finishWalletCheck, { body: { code } }));
    expect(await may(62, 'IT', paid)).toBeNull();
    expect(await may(62, 'IT', paid, 'another')).toEqual(needsCheck);
    await world.kit.clock.advance(hour);
    expect(await may(62, 'IT', paid)).toEqual(needsCheck);
    expect(await look(62, { country: 'IT' })).toMatchObject({ status: 'accepted', isProven: false });
  });

  test('a proof that is valid for days lapses, and every page is told', async () => {
    const { guest, code } = await byWallet(64);
    await done(guest.call(contract.finishWalletCheck, { body: { code } }));
    await world.kit.clock.advance(365 * day);
    expect(await may(64, 'GB', paid)).toEqual(needsCheck);
    expect((await look(64)).status).toBe('unknown');
    await lapse();
    expect(world.pushes(64)).toEqual(['avsSet', 'avsRevoked']);
    expect((await look(64)).checks[0]?.state).toBe('lapsed');
  });
});

describe('the adult area at every visit', () => {
  const session = { country: 'DE' } as const;
  const open = (pin: string) => world.as(70, session).call(contract.openWithPin, { body: { pin } });

  test('opens by PIN for this browser and these hours, and closes at a press', async () => {
    const { guest, code } = await byWallet(70, 'adult', session);
    await done(guest.call(contract.finishWalletCheck, { body: { code } }));
    expect(await may(70, 'DE', paid)).toEqual({ ...needsCheck, reason: 'adultAreaClosed' });
    expect(await refusal(open('274914'))).toBe('age_pin_missing');
    const set = (pin: string, isProven = true) =>
      world.as(70, { ...session, isProven }).call(contract.setAgePin, { body: { pin } });
    expect(await refusal(set('274914', false))).toBe('step_up_required');
    for (const easy of ['111111', '123456', '987654', '890123'])
      expect(await refusal(set(easy))).toBe('age_pin_too_easy');
    expect((await done(set('274914'))).visit).toBe('open');
    expect(await may(70, 'DE', paid)).toBeNull();
    expect(await may(70, 'DE', paid, 'another')).toMatchObject({ reason: 'adultAreaClosed' });
    expect((await done(guest.call(contract.closeAdultArea, {}))).visit).toBe('unlock');
    expect((await done(open('274914'))).visit).toBe('open');
    await world.kit.clock.advance(4 * hour);
    expect((await look(70, session)).visit).toBe('unlock');
  });

  test.each([
    ['de', 'Mindestens 6\u00a0Zeichen.', 'Das hat noch nicht die richtige Form.'],
    ['en', 'At least 6\u00a0characters.', 'This does not have the right form yet.'],
    ['es', 'Como mínimo 6\u00a0caracteres.', 'Esto aún no tiene la forma correcta.'],
    ['nl', 'Minstens 6\u00a0tekens.', 'Dit heeft nog niet de juiste vorm.'],
  ] as const)('says in %s what a PIN looks like', (language, short, form) => {
    const said = (pin: string) =>
      contract.setAgePin.body
        ?.safeParse({ pin }, { error: fieldSentence(language) })
        .error?.issues.map(({ message }) => message);
    expect(said('274')).toEqual([short]);
    expect(said('27491a')).toEqual([form]);
  });

  test('20 wrong PINs at once are five tries, and then nobody may for a while', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => refusal(open('000001'))));
    expect(tries.filter((code) => code === 'age_pin_wrong')).toHaveLength(5);
    expect(tries.filter((code) => code === 'age_pin_waits')).toHaveLength(15);
    expect(await refusal(open('274914'))).toBe('age_pin_waits');
    await world.kit.clock.advance(15 * 60_000);
    expect((await done(open('274914'))).visit).toBe('open');
  });

  test('opens by a passkey of the account', async () => {
    await done(world.as(70, session).call(contract.closeAdultArea, {}));
    const credential = {
      ...{ id: 'key', rawId: 'key', type: 'public-key' as const, clientExtensionResults: {} },
      response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' },
    };
    expect((await done(world.as(70, session).call(contract.openWithPasskey, { body: { credential } }))).visit).toBe(
      'open',
    );
    expect(world.passkeysShown).toEqual(['key']);
  });
});

describe('an operator', () => {
  const operator = () => world.as(900, { role: 'operator', country: null });
  const rows = async () => (await done(operator().call(contract.ageCheckList.read, { query: {} }))).rows;

  test('accepts or rejects what waits, with words the guest reads, and takes proofs back for good', async () => {
    const link = (await done(world.as(80).call(contract.beginAgeCheck, { body: { method: 'document' } }))).checkoutLink;
    await world.press(link, 'submit');
    const [waits] = await rows();
    expect(waits).toMatchObject({ guestId: 80, name: 'Guest80', state: 'submitted', method: 'document' });
    const params = { checkId: waits?.id ?? 0 };
    await done(
      operator().call(contract.decideAgeCheck, { params, body: { accept: false, reason: 'The picture was cut off.' } }),
    );
    expect(await look(80)).toMatchObject({ status: 'rejected', message: 'The picture was cut off.' });
    await done(
      operator().call(contract.decideAgeCheck, { params, body: { accept: true, reason: 'Seen at the desk.' } }),
    );
    expect((await look(80)).status).toBe('accepted');
    await done(operator().call(contract.revokeAgeCheck, { params, body: { reason: 'Borrowed.' } }));
    expect(await look(80)).toMatchObject({ status: 'unknown' });
    expect(world.pushes(80)).toEqual(['avsPending', 'avsRejected', 'avsSet', 'avsRevoked']);
    await world.press(link, 'approve');
    expect((await look(80)).status).toBe('unknown');
    const again = operator().call(contract.revokeAgeCheck, { params, body: { reason: 'Borrowed.' } });
    expect(await refusal(again)).toBe('age_check_decided');
  });

  test('the bonus is given once, whatever is taken back and proven again', async () => {
    const link = (await done(world.as(80).call(contract.beginAgeCheck, { body: { method: 'document' } }))).checkoutLink;
    await world.press(link, 'approve');
    expect((await look(80)).status).toBe('accepted');
    expect(world.vouchers.filter(({ guestId }) => guestId === 80)).toHaveLength(1);
  });

  test('says what a country asks for, and it holds at once', async () => {
    const policy = {
      ...{ country: 'nl', methods: ['wallet' as const], validDays: 30, atVisit: 'nothing' as const, visitHours: 2 },
      ...{ openRating: '16' as const, opensFreeChat: true, bonusMinutes: 0 },
    };
    await done(operator().call(contract.savePolicy, { body: policy }));
    expect(await may(82, 'NL', paid)).toEqual(needsCheck);
    const { rows: all } = await done(operator().call(contract.policyList.read, { query: {} }));
    const own = all.find(({ country }) => country === 'NL');
    expect(own).toMatchObject({ validDays: 30, methods: ['wallet'] });
    await done(operator().call(contract.removePolicy, { params: { policyId: own?.id ?? 0 } }));
    expect(await may(82, 'NL', paid)).toBeNull();
  });

  test('keeps the trusted list: an issuer that is taken off vouches for nobody', async () => {
    const broken = operator().call(contract.addIssuer, { body: { label: 'Broken', certificate: 'x'.repeat(200) } });
    expect(await refusal(broken)).toBe('certificate_unreadable');
    const { rows: all } = await done(operator().call(contract.issuerList.read, { query: {} }));
    expect(all).toMatchObject([{ label: 'Vesper test issuer' }]);
    await done(operator().call(contract.removeIssuer, { params: { issuerId: all[0]?.id ?? 0 } }));
    const { guest, code } = await byWallet(84);
    expect((await done(guest.call(contract.finishWalletCheck, { body: { code } }))).result).toBe('rejected');
  });
});
