import { logIn, signUp } from '#domains/identity/contract/routes.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { createIdentity, identityDomain, identityTables } from '#domains/identity/server/index.ts';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { createLegal, legalTables } from '#domains/legal/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Guest } from '../server/index.ts';
import { createGuest, guestTables } from '../server/index.ts';
import { guestsNamed } from '../server/office.ts';

export interface GuestWorld {
  readonly kit: TestKit;
  readonly identity: Identity;
  readonly media: Media;
  readonly guest: Guest;
  readonly browser: (options?: BrowserOptions) => TestBrowser;
  signUpAs(email: string, options?: BrowserOptions): Promise<TestBrowser>;
  /** Somebody of the platform. */
  operator(): Promise<TestBrowser>;
}

/** Guest and what it stands on, on a real database of its own. `prepare` runs before the first request. */
export async function guestWorld(prepare?: (kit: TestKit) => void): Promise<GuestWorld> {
  const kit = await testKit([identityTables, mediaTables, legalTables, guestTables]);
  const identity = createIdentity(kit);
  const media = createMedia(kit);
  const legal = createLegal(kit, { identity });
  const guest = createGuest(kit, { identity, media, legal });
  for (const { name, declares = [] } of [identityDomain]) kit.extensions.add(name, [...declares]);
  kit.extensions.add('guest', [extend(peopleFinders, guestsNamed)]);
  prepare?.(kit);
  await identity.start?.();
  await legal.start?.();
  const browser = browsersOf(kit, identity, [...identity.handlers, ...media.handlers, ...guest.handlers]);
  return {
    kit,
    identity,
    media,
    guest,
    browser,
    async signUpAs(email, options) {
      const person = browser(options);
      const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
      data(await person.client.call(signUp, { body }));
      return person;
    },
    async operator() {
      const email = 'office@example.com';
      const passwordHash = await identity.hashPassword(passPhrase);
      const account = {
        email,
        passwordHash,
        language: 'en',
        emailVerified: true,
        roles: ['operator', 'administrator'],
      } as const;
      await kit.db.transaction((tx) => identity.createAccount(tx, account));
      const person = browser();
      data(await person.client.call(logIn, { body: { email, password: passPhrase } }));
      return person;
    },
  };
}
