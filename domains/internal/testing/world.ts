import { logIn } from '#domains/identity/contract/routes.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data } from '#domains/identity/testing/browser.ts';
import { showSecondFactor } from '#domains/identity/testing/second-factor.ts';
import { passPhrase, runJobs } from '#domains/identity/testing/world.ts';
import { createMedia, mediaTables } from '#domains/media/server/index.ts';
import { createPerformers, performersTables } from '#domains/performers/server/index.ts';
import { agreeing } from '#domains/performers/testing/agreeing.ts';
import type { AuditLine } from '#kit/audit/read.ts';
import { listAudit } from '#kit/audit/read.ts';
import type { Role } from '#kit/contract/access.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { withDesk } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { createInternal, internalTables } from '../server/index.ts';

/** The internal endpoints on a real database of their own, with the domains they work on. */
export async function internalWorld(env: Record<string, string> = {}) {
  const kit = await testKit([mailTables, identityTables, mediaTables, performersTables, internalTables], env);
  const identity = createIdentity(kit);
  await identity.start?.();
  const media = createMedia(kit);
  const performers = createPerformers(kit, { consent: agreeing, media });
  const internal = createInternal(kit, { identity, performers });
  const browser = browsersOf(kit, identity, [...identity.handlers, ...internal.handlers]);
  let people = 0;
  return {
    kit,
    identity,
    media,
    performers,
    internal,
    browser,
    /** Somebody new with a role, logged in. */
    async logInAs(role: Role, options?: BrowserOptions): Promise<TestBrowser> {
      people += 1;
      const email = `${role}-${people}@vesper.test`;
      const passwordHash = await identity.hashPassword(passPhrase);
      const account = { email, passwordHash, language: 'en', emailVerified: true } as const;
      const id = await kit.db.transaction((tx) => identity.createAccount(tx, { ...account, roles: withDesk([role]) }));
      const person = browser(options);
      data(await person.client.call(logIn, { body: { email, password: passPhrase } }));
      await showSecondFactor(kit, id);
      return person;
    },
    runJobs: () => runJobs(kit, internal.handlers),
    /** The audit lines, the latest first. */
    lines: (operation: string): Promise<AuditLine[]> => listAudit(kit.db, { operation, limit: 50 }),
  };
}
