import { createAccess } from '#domains/access/server/index.ts';
import { createGuest } from '#domains/guest/server/index.ts';
import { createIdentity } from '#domains/identity/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createLegal } from '#domains/legal/server/index.ts';
import { createLive } from '#domains/live/server/index.ts';
import { createMedia } from '#domains/media/server/index.ts';
import { createOffice } from '#domains/office/server/index.ts';
import { createPayments } from '#domains/payments/server/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import { createSurveys } from '#domains/surveys/server/index.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import { formatAmount } from '#kit/money/coins.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';

/** Parts of the process that domains use besides the kit. */
export interface Edge {
  readonly media: LiveMedia;
}

/** Every domain, made in tier order: each gets only what stands below it (architecture rule 3). */
export function composeDomains(kit: Kit, edge: Edge) {
  const identity = createIdentity(kit);
  const media = createMedia(kit);
  const guest = createGuest(kit, { identity, media });
  const access = createAccess({ guest, countriesNotServed: kit.config.COUNTRIES_NOT_SERVED });
  const legal = createLegal(kit);
  const ledger = createLedger(kit, {
    languageOf: async (id) => (await identity.account(kit.db, id))?.language ?? 'en',
  });
  const payments = createPayments(kit, { ledger });
  const performers = createPerformers(kit, { media });
  const live = createLive(kit, {
    ledger,
    performers,
    access,
    guest,
    media: edge.media,
  });
  const surveys = createSurveys(kit);
  const office = createOffice(kit);

  guest.contribute('ledger', async ({ subjectId, language }, executor) => {
    if (subjectId === null) return {};
    const { balance, isPayingCustomer } = await ledger.guestFunds(executor, subjectId);
    return { balance, balanceFormatted: formatAmount(balance, 'VXC', language), isPayingCustomer };
  });
  guest.contribute('payments', async () => payments.guestFields());
  return { identity, media, guest, access, legal, ledger, payments, performers, live, surveys, office };
}

export type Domains = ReturnType<typeof composeDomains>;

/** The domains as a list, in tier order. */
export const inOrder = (domains: Domains): readonly DomainServer[] => Object.values(domains);
