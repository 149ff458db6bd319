import { createIdentity } from '#domains/identity/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createMedia } from '#domains/media/server/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';

/** Every domain, made in tier order: each gets only what stands below it (architecture rule 3). */
export function composeDomains(kit: Kit, _edge: { readonly media: LiveMedia }) {
  const identity = createIdentity(kit);
  const media = createMedia(kit);
  const ledger = createLedger(kit, {
    languageOf: async (id) => (await identity.account(kit.db, id))?.language ?? 'en',
  });
  const performers = createPerformers(kit, { media });
  return { identity, media, ledger, performers };
}

export type Domains = ReturnType<typeof composeDomains>;

/** The domains as a list, in tier order. */
export const inOrder = (domains: Domains): readonly DomainServer[] => Object.values(domains);
