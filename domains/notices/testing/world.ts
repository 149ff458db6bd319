import type { z } from 'zod';
import type { Guest } from '#domains/guest/server/index.ts';
import { createGuest, guestTables } from '#domains/guest/server/index.ts';
import { signUp } from '#domains/identity/contract/routes.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data } from '#domains/identity/testing/browser.ts';
import type { ChannelKit } from '#domains/identity/testing/channel.ts';
import { withChannel } from '#domains/identity/testing/channel.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { createLegal, legalTables } from '#domains/legal/server/index.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import type { ClientMessage } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { Tab } from '#kit/testing/tab.ts';
import type { Notices } from '../server/index.ts';
import { createNotices, noticesTables } from '../server/index.ts';

export interface NoticesWorld {
  readonly kit: TestKit;
  readonly identity: Identity;
  readonly guest: Guest;
  readonly notices: Notices;
  readonly browser: (options?: BrowserOptions) => TestBrowser;
  signUpAs(email: string, options?: BrowserOptions): Promise<TestBrowser & { readonly id: number }>;
  /** Open pages of a person, each with a socket of its own. */
  readonly tabs: ChannelKit['tabs'];
  /** Says a command at a page of a person; answers why it was refused, or null. */
  command<M extends ClientMessage>(
    person: TestBrowser,
    message: M,
    payload: z.input<M['payload']>,
  ): Promise<ProblemBody | null>;
}

/** Notices and what they stand on, on a real database of their own. */
export async function noticesWorld(): Promise<NoticesWorld> {
  const tables = [identityTables, mediaTables, legalTables, guestTables, noticesTables];
  const { kit, serve, tabs } = await withChannel(await testKit(tables));
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
  serve(identity, handlers);
  /** The page at which each of them says their commands. */
  const pages = new WeakMap<TestBrowser, Promise<Tab>>();
  return {
    kit,
    identity,
    guest,
    notices,
    browser,
    tabs,
    async command(person, message, payload) {
      const page = pages.get(person) ?? tabs(person, 1).then(([tab]) => tab as Tab);
      pages.set(person, page);
      return (await page).command(message, payload);
    },
    async signUpAs(email, options) {
      const person = browser(options);
      const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
      const { guestId } = data(await person.client.call(signUp, { body }));
      return Object.assign(person, { id: guestId });
    },
  };
}
