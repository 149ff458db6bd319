import type { Handler } from '#kit/server/handler.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import { markPrivateForAllFiles } from '#kit/testing/log-watch.ts';
import { mailLink } from '#kit/testing/mail-link.ts';
import { signUp, verifyEmail } from '../contract/routes.ts';
import type { Identity } from '../server/index.ts';
import { createIdentity, identityTables } from '../server/index.ts';
import type { BrowserOptions, TestBrowser } from './browser.ts';
import { browsersOf, data } from './browser.ts';

/** A pass phrase nobody would guess. */
export const passPhrase = markPrivateForAllFiles('seven green umbrellas');

export interface IdentityWorld {
  readonly kit: TestKit;
  readonly identity: Identity;
  readonly browser: (options?: BrowserOptions) => TestBrowser;
  /** Signs somebody up who was not there before. */
  signUpAs(email: string, options?: BrowserOptions): Promise<TestBrowser>;
  /** As {@link signUpAs}, and opens the link in the mail. */
  verifiedAs(email: string, options?: BrowserOptions): Promise<TestBrowser>;
  /** Runs what was queued, as the workers would. */
  runJobs(): Promise<void>;
  /** The secret behind # of the latest mail to an address. */
  linkFor(email: string): string;
}

/** Identity on a real database of its own. */
export async function identityWorld(env: Record<string, string> = {}): Promise<IdentityWorld> {
  const kit = await testKit([identityTables], env);
  const identity = createIdentity(kit);
  await identity.start?.();
  const browser = browsersOf(kit, identity);
  const signUpAs = async (email: string, options?: BrowserOptions): Promise<TestBrowser> => {
    const person = browser(options);
    const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
    data(await person.client.call(signUp, { body }));
    return person;
  };
  const linkFor = (email: string): string => mailLink(kit.mails, email).secret;
  return {
    kit,
    identity,
    browser,
    signUpAs,
    async verifiedAs(email, options) {
      const person = await signUpAs(email, options);
      data(await person.client.call(verifyEmail, { body: { token: linkFor(email) } }));
      return person;
    },
    runJobs: () => runJobs(kit, identity.handlers),
    linkFor,
  };
}

/** Carries out the recorded jobs with the handlers that take them. */
export async function runJobs(kit: TestKit, handlers: readonly Handler[]): Promise<void> {
  for (const { name, payload } of kit.sentJobs.splice(0)) {
    const worker = handlers.find((handler) => handler.kind === 'job' && handler.operation.name === name);
    if (worker?.kind !== 'job') throw new Error(`Nobody works on ${name}.`);
    await (worker.run as (payload: unknown) => Promise<void>)(payload);
  }
}
