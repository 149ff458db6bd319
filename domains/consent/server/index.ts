import { identityDomain } from '#domains/identity/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, declare as tells, work } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { Thing } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import { answer } from './answer.ts';
import { appearancesOf, standingOf } from './appearances.ts';
import { castOf, setCast } from './cast.ts';
import { checkCoverage } from './check.ts';
import { covers } from './coverage.ts';
import { askAnew, declare, forget, rename } from './declare.ts';
import type { Context } from './deps.ts';
import { askedMail, tellAsked } from './mails.ts';
import { officeHandlers } from './office.ts';
import { saidNoMail, takenDownMail } from './owner-mails.ts';
import { addAlias, fillNameKeys, pausePerson, putPerson, resumePerson, voidPerson } from './people.ts';
import { consentData } from './personal-data.ts';
import type { ConsentApi } from './port.ts';
import { shownBetween } from './shown-between.ts';
import { things } from './tables.ts';

export * from './port.ts';

/** Tables of the domain, for tests and the start. */
export const consentTables = { name: 'consent', folder: new URL('./migrations', import.meta.url) };

/** Consent, for other domains. */
export interface Consent extends DomainServer, ConsentApi {}

/** Who is in what, and whether that may be shown. */
export function createConsent(kit: Kit, deps: Omit<Context, 'kit'>): Consent {
  const ctx: Context = { kit, ...deps };
  return {
    name: 'consent',
    migrations: consentTables,
    putPerson: (tx, record) => putPerson(kit, tx, record),
    voidPerson: (tx, accountId, why) => voidPerson(kit, tx, accountId, why),
    pausePerson: (tx, accountId, why) => pausePerson(kit, tx, accountId, why),
    resumePerson: (tx, accountId) => resumePerson(kit, tx, accountId),
    addAlias: (tx, accountId, name) => addAlias(kit, tx, accountId, name),
    async declare(tx, declaration) {
      const asked = await declare(kit, tx, declaration);
      // The demo world writes to nobody.
      if (declaration.call !== null) await tellAsked(ctx, tx, declaration.thing, asked);
    },
    askAnew: async (tx, thing) => tellAsked(ctx, tx, thing, await askAnew(kit, tx, thing)),
    rename,
    forget: (tx, thing) => forget(kit, tx, thing),
    covers,
    shownBetween,
    // What was there before there were records of its kind gets them, once; from then on whoever shows something declares it.
    async start() {
      const kinds = await kit.db.orm.selectDistinct({ kind: things.kind }).from(things);
      await checkCoverage(ctx, (kind) => kinds.every((known) => known.kind !== kind));
      await fillNameKeys(kit);
    },
    handlers: [
      handle(contract.listAppearances, ({ query: { before } }, { caller }) =>
        appearancesOf(kit, caller.accountId, before === undefined ? undefined : Number(before)),
      ),
      handle(contract.answerAppearance, ({ body: { kind, id, agrees, termsVersion } }, call) => {
        if (agrees && termsVersion !== contract.consentTerms.version) throw new Problem(contract.termsChanged);
        const thing = { kind, id } as Thing;
        return kit.db.transaction(async (tx) => {
          await answer(ctx, tx, call.caller.accountId, thing, agrees ? 'agreed' : 'not agreed', call);
          return { standing: await standingOf(tx, call.caller.accountId, thing) };
        });
      }),
      handle(contract.getCast, async ({ params }, { caller }) => ({
        cast: await castOf(kit.db, caller.accountId, params as Thing),
      })),
      handle(contract.setCast, async ({ params, body }, call) => ({
        cast: await setCast(ctx, call, params as Thing, body),
      })),
      ...officeHandlers(ctx),
      work(contract.checkCoverage, async () => void (await checkCoverage(ctx))),
      ...tells([contract.consentEnded, contract.ownerToTell]),
    ],
  };
}

/** The domain as the application lists it. */
export const consentDomain = defineDomain({
  name: 'consent',
  uses: { identity: identityDomain },
  create: createConsent,
  declares: [
    extend(personalData, consentData),
    ...[askedMail, takenDownMail, saidNoMail].map((kind) => extend(mailKinds, kind)),
  ],
});
