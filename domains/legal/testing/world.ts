import { signUp } from '#domains/identity/contract/routes.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import { createIdentity, identityTables } from '#domains/identity/server/index.ts';
import type { BrowserOptions, TestBrowser } from '#domains/identity/testing/browser.ts';
import { browsersOf, data } from '#domains/identity/testing/browser.ts';
import { showSecondFactor } from '#domains/identity/testing/second-factor.ts';
import { passPhrase } from '#domains/identity/testing/world.ts';
import { extend } from '#kit/domain/extensions.ts';
import { withDesk } from '#kit/testing/caller.ts';
import type { TestKit } from '#kit/testing/kit.ts';
import { testKit } from '#kit/testing/kit.ts';
import type { LegalDocuments, LegalProduct, LegalTextType } from '../contract/index.ts';
import { publishLegalDraft, readLegalVersion, saveLegalDraft, startLegalDraft } from '../contract/index.ts';
import type { Legal } from '../server/index.ts';
import { coinsForEuro, createLegal, legalTables } from '../server/index.ts';
import type { Publication } from '../server/shipped/publications.ts';
import { publications } from '../server/shipped/publications.ts';

export interface LegalWorld {
  readonly kit: TestKit;
  readonly identity: Identity;
  readonly legal: Legal;
  readonly browser: (options?: BrowserOptions) => TestBrowser;
  /** Somebody signs up; `role` makes an operator or a performer of them. */
  signUpAs(email: string, role?: 'operator' | 'performer', options?: BrowserOptions): Promise<TestBrowser>;
  /** Writes a draft from the words in force, changes them and publishes it. Returns its version. */
  publish(
    operator: TestBrowser,
    type: LegalTextType,
    options?: {
      product?: LegalProduct;
      asks?: boolean;
      validFrom?: string;
      change?: (documents: LegalDocuments) => LegalDocuments;
    },
  ): Promise<number>;
}

/** The site's general terms and terms of use are left to whom a test lets write them. */
const isOld = ({ product, type }: Publication): boolean => product !== 'vesper' || (type !== 'GTC' && type !== 'TOU');

/**
 * Legal and what it stands on, on a real database of its own, with the versions the platform comes with; `shipped` are other
 * ones than those that a test of texts written by operators begins with.
 */
export async function legalWorld(
  env: Record<string, string> = {},
  shipped: readonly Publication[] = publications.filter(isOld),
): Promise<LegalWorld> {
  const kit = await testKit([identityTables, legalTables], env);
  const identity = createIdentity(kit);
  const legal = createLegal(kit, { identity, shipped });
  kit.extensions.add('shop', [extend(coinsForEuro, 4)]);
  await identity.start?.();
  await legal.start?.();
  const browser = browsersOf(kit, identity, [...identity.handlers, ...legal.handlers]);
  return {
    kit,
    identity,
    legal,
    browser,
    async signUpAs(email, role, options) {
      const person = browser(options);
      const body = { email, password: passPhrase, isAdult: true, acceptTerms: true } as const;
      data(await person.client.call(signUp, { body }));
      const accountId = await person.accountId();
      if (role) {
        await showSecondFactor(kit, accountId);
        await kit.db.transaction(async (tx) => {
          for (const each of withDesk([role])) await identity.grantRole(tx, accountId, each);
        });
      }
      return person;
    },
    async publish(
      { client },
      type,
      { product = 'vesper', asks = false, validFrom, change = (documents: LegalDocuments) => documents } = {},
    ) {
      const { version, revision } = data(await client.call(startLegalDraft, { body: { product, type } }));
      const { documents } = data(
        await client.call(readLegalVersion, { params: { type, version }, query: { product } }),
      );
      const changed = structuredClone(change(documents)) as typeof documents;
      const draft = { product, type, version, documents: changed, validFrom: validFrom ?? null, asks, note: '' };
      const saved = data(await client.call(saveLegalDraft, { body: { ...draft, revision } }));
      data(await client.call(publishLegalDraft, { body: { product, type, version, revision: saved.revision } }));
      return version;
    },
  };
}
