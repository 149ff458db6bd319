import { and, isNotNull, lt } from 'drizzle-orm';
import { guestDomain } from '#domains/guest/server/index.ts';
import { emailVerified } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { notificationsDomain } from '#domains/notifications/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, on, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import * as contract from '../contract/index.ts';
import { ask } from './ask.ts';
import { confirm, findRequest, labelsOf } from './confirm.ts';
import type { Context } from './deps.ts';
import { endByToken, sendWayOut, unsubscribe, whatEnds } from './end.ts';
import { mountButton } from './issue/button.ts';
import { issueHandlers } from './issue/handlers.ts';
import { issueMail } from './issue/mail.ts';
import { askMail, wayOutMail } from './mails.ts';
import { adoptAddress } from './own.ts';
import { newsletterData } from './personal-data.ts';
import { consents, requests } from './tables.ts';
import { readEndToken } from './tokens.ts';

/** Tables of the domain, for tests and the start. */
export const newsletterTables = { name: 'newsletter', folder: new URL('./migrations', import.meta.url) };

const dayMs = 24 * 3_600_000;

/** Newsletters: who has agreed to get which, and what is sent. */
export function createNewsletter(kit: Kit, deps: Omit<Context, 'kit'>): DomainServer {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'newsletter',
    migrations: newsletterTables,
    mount: async (app) => mountButton(ctx, app),
    handlers: [
      ...issueHandlers(ctx),
      handle(contract.subscribeNewsletter, async ({ body }, { caller }) => ({ result: await ask(ctx, caller, body) })),
      handle(contract.unsubscribeNewsletter, async ({ body }, { caller }) => ({
        result: await unsubscribe(ctx, caller, body),
      })),
      handle(contract.whatIsAsked, async ({ params: { token } }, { caller }) => ({
        labels: labelsOf((await findRequest(ctx, kit.db, token)).types, caller.language),
      })),
      handle(contract.confirmNewsletter, async ({ params: { token } }, { caller }) => ({
        labels: labelsOf((await confirm(ctx, token)).types, caller.language),
      })),
      handle(contract.whatIsEnded, ({ params: { token } }, { caller }) =>
        whatEnds(ctx, readEndToken(kit, token), caller.language),
      ),
      handle(contract.endNewsletter, ({ params: { token }, body: { all } }, { caller }) =>
        endByToken(ctx, readEndToken(kit, token), all, caller.language),
      ),
      on(emailVerified, 'newsletter.adopt-address', ({ accountId, email }, tx) =>
        adoptAddress(ctx, tx, accountId, email),
      ),
      work(contract.mailWayOut, ({ address, language }) => sendWayOut(ctx, address, language)),
      work(contract.forgetNewsletters, async () => {
        const before = (days: number) => new Date(kit.clock.now() - days * dayMs);
        await kit.db.orm.delete(requests).where(lt(requests.expiresAt, before(contract.requestDays)));
        await kit.db.orm
          .delete(consents)
          .where(and(isNotNull(consents.endedAt), lt(consents.endedAt, before(contract.proofDays))));
      }),
    ],
  };
}

/** The domain as the application lists it. */
export const newsletterDomain = defineDomain({
  name: 'newsletter',
  uses: {
    guest: guestDomain,
    identity: identityDomain,
    notifications: notificationsDomain,
    performers: performersDomain,
  },
  create: createNewsletter,
  declares: [
    extend(personalData, newsletterData),
    extend(reservedPlaces, ['newsletter']),
    extend(mailKinds, askMail),
    extend(mailKinds, wayOutMail),
    extend(mailKinds, issueMail),
  ],
  seed: async (_, kit) => (await import('./seed.ts')).seedNewsletter(kit),
});
