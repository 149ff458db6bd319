import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { logIn, openVisitorSession, signUp, verifyEmail } from '#domains/identity/contract/routes.ts';
import type { TestBrowser } from '#domains/identity/testing/browser.ts';
import { data } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { mailLink } from '#kit/testing/mail-link.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { guestPageWith } from '../contract/guest-page.ts';
import { guestFields } from '../contract/guest-state.ts';
import { guestPreferences } from '../contract/preferences.ts';
import { ownReducers } from '../contract/reducer.ts';
import {
  closeAgbAndDataProtection,
  closeDataProtection,
  getNotificationsSettings,
  getPageConfiguration,
  savePreferences,
  updateProfile,
} from '../contract/routes.ts';
import type { GuestWorld } from '../testing/world.ts';
import { guestWorld } from '../testing/world.ts';
import { composeState } from './collect-state.ts';
import { guestStatePart } from './extension-points.ts';

let world: GuestWorld;
beforeAll(async () => {
  world = await guestWorld();
  world.kit.events.subscribe(world.guest.handlers);
});
const { defaults: defaultGuestState } = composeState(createExtensions());
const stateOf = async (person: TestBrowser) => data(await person.client.call(getPageConfiguration, {})).guest;

test('an anonymous guest: nothing known, nothing owned, every field there', async () => {
  const person = world.browser({ language: 'nl' });
  const before = await stateOf(person);
  expect(before).toEqual({ ...defaultGuestState, language: 'nl', name: 'Guest', showDataProtection: true });
  const { guestId } = data(await person.client.call(openVisitorSession, {}));
  expect(await stateOf(person)).toEqual({ ...before, id: guestId, name: `Guest${guestId}` });
  expect(data(await person.client.call(getPageConfiguration, {})).minimumChatBalance).toBe(50);
});

test('where somebody signed up from is kept, by the path alone; a wrong one is refused by name and opens no account', async () => {
  const person = world.browser({ language: 'en' });
  const form = { password: passPhrase, isAdult: true, acceptTerms: true } as const;
  const signUpFrom = (email: string, origin: string) =>
    person.client.call(signUp, { body: { ...form, email, origin } });
  expect(await signUpFrom('lost@example.com', 'https://elsewhere.example/')).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'body.origin' }] },
  });
  data(await signUpFrom('came@example.com', '/en/chat/vesna/'));
  await world.kit.events.drain();
  expect((await stateOf(person)).signupOrigin).toBe('/en/chat/vesna/');
  expect((await stateOf(await world.signUpAs('direct@example.com'))).signupOrigin).toBeNull();
});

test('a logged-in guest: account, name, place and preferences', async () => {
  const person = await world.signUpAs('lena@example.com', { language: 'de', country: 'AT' });
  const state = await stateOf(person);
  expect(state).toMatchObject({
    isLoggedIn: true,
    email: 'lena@example.com',
    emailVerified: false,
    language: 'de',
    roles: ['guest'],
    loyaltyPoints: 0,
    geoLocation: { country: 'AT', zipCode: null, lat: null, long: null },
    showDataProtection: false,
  });
  expect(state.name).toBe(`Guest${state.id}`);
  expect(Object.keys(state).sort()).toEqual(Object.keys(defaultGuestState).sort());
});

describe('fields of other domains', () => {
  const shape = { trinkets: z.int().min(0), hasCabinet: z.boolean() };
  // A field of a test is no field of every guest: the compiler knows none of it.
  const trinkets = guestFields<never>('trinkets', shape as never, { trinkets: 0, hasCabinet: false } as never);

  test('come from whoever declares them; what is left out is as in an empty account', async () => {
    const { browser } = await guestWorld(({ extensions }) => {
      extensions.add('trinkets', [guestStatePart(trinkets, async () => ({ trinkets: 7 }) as never)]);
    });
    expect(await stateOf(browser())).toMatchObject({ trinkets: 7, hasCabinet: false });
  });

  test('are checked by the shapes of their owner, and nobody answers one of another', async () => {
    const refusalOf = async (part: object) => {
      const { browser, kit } = await guestWorld(({ extensions }) =>
        extensions.add('trinkets', [guestStatePart(trinkets, async () => part as never)]),
      );
      const answer = await browser().client.call(getPageConfiguration, {});
      expect(answer).toMatchObject({ ok: false, problem: { code: 'internal_error' } });
      return JSON.stringify(kit.log.lines.map(({ entry }) => String((entry as { err?: Error }).err)));
    };
    expect(await refusalOf({ trinkets: -1 })).toContain('trinkets');
    expect(await refusalOf({ isLocked: false })).toContain('trinkets answered isLocked');
  });

  const composed = (...parts: Extension[]) => {
    const extensions = createExtensions();
    extensions.add('test', parts);
    return () => composeState(extensions);
  };

  test('that were reserved belong to the domain that brings them, and the others stay reserved', () => {
    const built = guestFields('calls', { isVoiceCallActive: z.boolean() }, { isVoiceCallActive: true });
    expect(composed(guestStatePart(built, async () => ({})))().defaults).toMatchObject({
      isVoiceCallActive: true,
      isAnonymousVoiceCall: false,
    });
  });

  test('have one owner', () => {
    const part = guestStatePart(trinkets, async () => ({}) as never);
    expect(composed(part, part)).toThrow('both declare trinkets');
    // @ts-expect-error a field that is not declared to the compiler
    guestFields('trinkets', { undeclared: z.int() }, { undeclared: 0 });
  });
});

describe('the data protection notice', () => {
  test('is shown to an anonymous visitor until they accept it, on this device', async () => {
    const person = world.browser();
    data(await person.client.call(closeDataProtection, { body: { accepted: false } }));
    expect((await stateOf(person)).showDataProtection).toBe(true);
    data(await person.client.call(closeDataProtection, { body: { accepted: true } }));
    expect((await stateOf(person)).showDataProtection).toBe(false);
    // Closed without accepting it once more: what was accepted stays so, and the answer says it.
    expect(data(await person.client.call(closeDataProtection, { body: { accepted: false } }))).toMatchObject({
      showDataProtection: false,
    });
    expect((await stateOf(world.browser())).showDataProtection).toBe(true);
  });

  test('is shown to a member from before the present wording until they accept it', async () => {
    const person = await world.signUpAs('longstanding@example.com');
    const { accountId } = await person.caller();
    const before = new Date(Date.UTC(2025, 11, 31));
    await world.kit.db.pool.query('update identity.accounts set created_at = $2 where id = $1', [accountId, before]);
    expect((await stateOf(person)).showDataProtection).toBe(true);
    data(await person.client.call(closeAgbAndDataProtection, { body: { accepted: true } }));
    expect((await stateOf(person)).showDataProtection).toBe(false);
    expect(world.kit.published.at(-1)).toEqual({
      topic: `guest:${accountId}`,
      type: 'dataProtection',
      data: { showDataProtection: false },
    });
  });
});

test('nobody is written to who has not asked for it', async () => {
  const person = await world.signUpAs('quiet@example.com');
  const settings = data(await person.client.call(getNotificationsSettings, {}));
  expect(settings).toEqual({ email: false, sms: false, push: false, newsletters: [] });
  expect(await world.browser().client.call(getNotificationsSettings, {})).toMatchObject({ ok: false });
});

describe('old state + pushed events = a fresh fetch', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('name' as const), name: fc.stringMatching(/^[a-z]{8,12}$/) }),
    fc.record({ kind: fc.constant('language' as const), language: fc.constantFrom('de', 'en', 'nl', 'es') }),
    fc.record({
      kind: fc.constant('preferences' as const),
      data: fc.record({ autoplayPreviews: fc.boolean(), showEuroPrices: fc.boolean() }, { requiredKeys: [] }),
    }),
    fc.record({
      kind: fc.constant('standing' as const),
      standing: fc.record(
        { isLocked: fc.boolean(), restrictionLevel: fc.integer({ min: 0, max: 5 }) },
        { requiredKeys: [] },
      ),
    }),
    fc.constant({ kind: 'verify' as const }),
    fc.constant({ kind: 'notice' as const }),
  );
  type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

  const make = async (person: TestBrowser, id: number, made: Change, token: string): Promise<void> => {
    const { client } = person;
    if (made.kind === 'name') await client.call(updateProfile, { body: { name: made.name } });
    else if (made.kind === 'language') await client.call(updateProfile, { body: { language: made.language as 'de' } });
    else if (made.kind === 'preferences') await client.call(savePreferences, { body: { data: made.data } });
    else if (made.kind === 'verify') await client.call(verifyEmail, { body: { token } });
    else if (made.kind === 'notice') await client.call(closeDataProtection, { body: { accepted: true } });
    else {
      await world.kit.db.transaction((tx) => world.guest.setStanding(tx, id, made.standing));
      // A lock ended the session; the page that comes after it shows what the pushes told the one before.
      if (made.standing.isLocked) await logInAgain(person, id);
    }
  };
  const logInAgain = async (person: TestBrowser, id: number): Promise<void> => {
    expect((await person.caller()).accountId).toBeNull();
    const email = (await world.identity.account(world.kit.db, id))?.email as string;
    data(await person.client.call(logIn, { body: { email, password: passPhrase } }));
  };

  test('whatever happens, in any order', () => {
    let people = 0;
    return proveResource(guestPageWith(ownReducers), {
      commands: change,
      async open() {
        people += 1;
        const person = await world.signUpAs(`pushed${people}@example.com`);
        const guestId = await person.accountId();
        const { secret: token } = mailLink(world.kit.mails);
        return {
          key: null,
          guestId,
          published: () => world.kit.published,
          fetch: async () => data(await person.client.call(getPageConfiguration, {})),
          async run(made: Change) {
            await make(person, guestId, made, token);
            await new Promise((resolve) => setImmediate(resolve));
          },
        };
      },
    });
  });

  test('every preference can be saved', () => {
    expect(Object.keys(guestPreferences.shape)).toEqual(Object.keys(defaultGuestState.preferences));
  });
});
