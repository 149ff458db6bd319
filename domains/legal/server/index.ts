import { and, eq } from 'drizzle-orm';
import { signedUp } from '#domains/identity/contract/events.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import { reservedPlaces } from '#kit/domain/reserved-places.ts';
import { mailKinds } from '#kit/mail/mail-kinds.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { on } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { AcceptanceOccasion, LegalDocument, LegalTextKey, LegalTextType } from '../contract/index.ts';
import { fillDocument } from '../contract/render.ts';
import type { AcceptedSince, SiteText } from './acceptance.ts';
import { acceptanceCookieValue, acceptedTypes, recordSiteAcceptance, textsNewTo, textsToAccept } from './acceptance.ts';
import type { Context } from './context.ts';
import { textsStep } from './first-step.ts';
import { legalData } from './personal-data.ts';
import { handlersOf } from './rest.ts';
import { publishShipped } from './seed.ts';
import type { Publication } from './shipped/publications.ts';
import { publications } from './shipped/publications.ts';
import { texts } from './tables.ts';
import { inForce, matchesVersion, publishedVersions } from './versions.ts';
import { withdrawalMail } from './withdrawal-mail-template.ts';

/** The legal texts of the platform, and who accepted which. */
export interface Legal extends DomainServer {
  /**
   * Which texts a member is to be shown: a version that asks began after `since` (they signed up, or accepted
   * it before there were records), and they have not accepted it.
   */
  textsToAccept(executor: Executor, member: { accountId: number; since: AcceptedSince }): Promise<SiteText[]>;
  /** Which texts have a version that the cookie of a visitor's device does not name. */
  textsNewTo(executor: Executor, cookie: string | undefined): Promise<SiteText[]>;
  /** The words of a text in force, with its facts filled in; null where the product has published none. */
  wordsInForce(
    executor: Executor,
    key: LegalTextKey,
    language: Language,
  ): Promise<{ readonly version: number; readonly document: LegalDocument } | null>;
  /** Names the versions that ask now; what a visitor's device remembers to have accepted. */
  acceptanceCookieValue(executor: Executor): Promise<string>;
  /** Notes that a member accepted the versions in force now. */
  accept(tx: Tx, accountId: number, types: readonly LegalTextType[], occasion: AcceptanceOccasion): Promise<void>;
}

/** How many coins make a euro, for every text; said by who sells them. */
export const coinsForEuro = extensionPoint<number>('legal.coinsForEuro');

export const legalTables = { name: 'legal', folder: new URL('./migrations', import.meta.url) } as const;

export function createLegal(
  kit: Kit,
  { identity, shipped = publications }: { readonly identity: Identity; readonly shipped?: readonly Publication[] },
): Legal {
  const { config, clock } = kit;
  const context: Context = {
    kit,
    identity,
    facts: {
      operator: config.OPERATOR_NAME,
      address: config.OPERATOR_ADDRESS,
      email: config.OPERATOR_EMAIL,
      site: publicOrigin(config),
      get coins() {
        const rate = kit.extensions.only(coinsForEuro);
        if (rate === null) throw new Error('Nobody says how many coins make a euro (legal.coinsForEuro).');
        return String(rate);
      },
    },
  };
  return {
    name: 'legal',
    migrations: legalTables,
    handlers: [
      ...handlersOf(context),
      on(signedUp, 'legal.noteAcceptance', async ({ accountId }, tx) => {
        const account = await identity.account(tx, accountId);
        if (!account?.roles.includes('guest')) return;
        await recordSiteAcceptance(tx, { accountId, types: acceptedTypes, occasion: 'signUp', at: account.createdAt });
      }),
    ],
    start: () => kit.db.transaction((tx) => publishShipped(tx, shipped, new Date(clock.now()))),
    textsToAccept: (executor, member) => textsToAccept(executor, member, clock.now()),
    textsNewTo: (executor, cookie) => textsNewTo(executor, cookie, clock.now()),
    async wordsInForce(executor, key, language) {
      const version = inForce(await publishedVersions(executor), key, clock.now());
      if (version === null) return null;
      const [row] = await executor.orm
        .select({ document: texts.document })
        .from(texts)
        .where(and(matchesVersion(version), eq(texts.language, language)));
      return row ? { version: version.version, document: fillDocument(row.document, context.facts) } : null;
    },
    acceptanceCookieValue: (executor) => acceptanceCookieValue(executor, clock.now()),
    accept: (tx, accountId, types, occasion) =>
      recordSiteAcceptance(tx, { accountId, types, occasion, at: new Date(clock.now()) }),
  };
}

/** Legal texts, as the application lists them. */
export const legalDomain = defineDomain({
  name: 'legal',
  uses: { identity: identityDomain },
  create: (kit, { identity }) => createLegal(kit, { identity }),
  declares: [
    textsStep,
    extend(personalData, legalData),
    extend(reservedPlaces, ['legal']),
    extend(mailKinds, withdrawalMail),
  ],
});
