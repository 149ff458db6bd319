import type { Guest } from '#domains/guest/server/index.ts';
import { createGuest, guestTables } from '#domains/guest/server/index.ts';
import { signUp } from '#domains/identity/contract/routes.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data } from '#domains/identity/testing/browser.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { createLegal, legalTables } from '#domains/legal/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import type { ClientMessage, PayloadOf } from '#kit/contract/operations.ts';
import type { Connection } from '#kit/server/handler.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Notices } from '../server/index.ts';
import { createNotices, noticesTables } from '../server/index.ts';

export interface NoticesWorld {
  readonly kit: TestKit;
  readonly identity: Identity;
  readonly guest: Guest;
  readonly notices: Notices;
  readonly browser: (options?: BrowserOptions) => TestBrowser;
  signUpAs(email: string, options?: BrowserOptions): Promise<TestBrowser & { readonly id: number }>;
  /** Sends a command over the channel in a person's name. */
  command<M extends ClientMessage>(person: TestBrowser, message: M, payload: PayloadOf<M>): Promise<void>;
}

/** Notices and what they stand on, on a real database of their own. */
export async function noticesWorld(): Promise<NoticesWorld> {
  const kit = await testKit([identityTables, mediaTables, legalTables, guestTables, noticesTables]);
  const identity = createIdentity(kit);
  const media = createMedia(kit);
  const legal = createLegal(kit, { identity });
  const guest = createGuest(kit, { identity, media, legal });
  const notices = createNotices(kit, { identity, guest });
  await identity.start?.();
  await legal.start?.();
  kit.events.subscribe(notices.handlers);
  const handlers = [identity, media, legal, guest, notices].flatMap((domain) => [...domain.handlers]);
  const browser = browsersOf(kit, identity, handlers);
  return {
    kit,
    identity,
    guest,
    notices,
    browser,
    async command(person, message, payload) {
      const handler = handlers.find(({ operation }) => operation === message);
      if (handler?.kind !== 'socket') throw new Error(`Nobody receives ${message.name}.`);
      const caller = await person.caller();
      await handler.run(payload as never, { caller } as Connection);
    },
    async signUpAs(email, options) {
      const person = browser(options);
      const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
      const { guestId } = data(await person.client.call(signUp, { body }));
      return Object.assign(person, { id: guestId });
    },
  };
}
