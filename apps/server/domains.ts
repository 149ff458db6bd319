import { table } from '#apps/web/domains.ts';
import { reservedPages } from '#apps/web/reserved-pages.ts';
import { createAccess } from '#domains/access/server/index.ts';
import { createExperiments } from '#domains/experiments/server/index.ts';
import { createGuest } from '#domains/guest/server/index.ts';
import { createHelp } from '#domains/help/server/index.ts';
import { createIdentity } from '#domains/identity/server/index.ts';
import { createInternal } from '#domains/internal/server/index.ts';
import { createLedger } from '#domains/ledger/server/index.ts';
import { createLegal } from '#domains/legal/server/index.ts';
import { createLive } from '#domains/live/server/index.ts';
import { createMedia } from '#domains/media/server/index.ts';
import { createNotices } from '#domains/notices/server/index.ts';
import { createOffice } from '#domains/office/server/index.ts';
import { createPayments, verotelShopOf } from '#domains/payments/server/index.ts';
import { createPerformers } from '#domains/performers/server/index.ts';
import { createSearch } from '#domains/search/server/index.ts';
import { createSeo } from '#domains/seo/server/index.ts';
import { createSurveys } from '#domains/surveys/server/index.ts';
import { createTracking } from '#domains/tracking/server/index.ts';
import type { LiveMedia } from '#kit/live-media/port.ts';
import { formatAmount } from '#kit/money/coins.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { consentCookie, parseConsent } from '#kit/web/consent.ts';

/** Parts of the process that domains use besides the kit. */
export interface Edge {
  readonly media: LiveMedia;
}

/** Every domain, made in tier order: each gets only what stands below it (architecture rule 3). */
export function composeDomains(kit: Kit, edge: Edge) {
  const identity = createIdentity(kit);
  const media = createMedia(kit);
  const legal = createLegal(kit, { identity });
  const guest = createGuest(kit, { identity, media, legal });
  const access = createAccess({ guest, countriesNotServed: kit.config.COUNTRIES_NOT_SERVED });
  const ledger = createLedger(kit, {
    languageOf: async (id) => (await identity.account(kit.db, id))?.language ?? 'en',
  });
  const payments = createPayments(kit, { ledger, verotel: verotelShopOf(kit.config) });
  const performers = createPerformers(kit, { media });
  guest.reserveNames(performers.isStageName);
  const live = createLive(kit, {
    ledger,
    performers,
    access,
    guest,
    media: edge.media,
  });
  const notices = createNotices(kit, { identity, guest });
  const surveys = createSurveys(kit);
  const tracking = createTracking(kit, { performers });
  const experiments = createExperiments(kit, {
    allowsAnalytics: (cookies) => parseConsent(cookies.get(consentCookie)).analytics,
  });
  tracking.onGoal(experiments.reached);
  const search = createSearch(kit, { performers });
  const seo = createSeo(kit, {
    media,
    performers,
    pages: table,
    parentOf: (id) => reservedPages.find((page) => page.id === id)?.parent,
  });
  const help = createHelp(kit);
  const internal = createInternal(kit, { identity, performers });
  const office = createOffice(kit, {
    identity,
    glance: async () => ({
      live: await performers.countOf(kit.db, { online: true }),
      online: await internal.countOnlineGuests(),
      books: await ledger.lastVerification(kit.db),
    }),
  });

  guest.contribute('ledger', async ({ subjectId, language }, executor) => {
    if (subjectId === null) return {};
    const { balance, isPayingCustomer } = await ledger.guestFunds(executor, subjectId);
    return { balance, balanceFormatted: formatAmount(balance, 'VXC', language), isPayingCustomer };
  });
  guest.contribute('experiments', (caller, executor) => experiments.guestFields(caller, executor));
  payments.onOrder((tx, guestId) => legal.accept(tx, guestId, ['TOS'], 'checkout'));
  guest.contribute('payments', async () => payments.guestFields());
  return {
    identity,
    media,
    guest,
    access,
    legal,
    ledger,
    payments,
    performers,
    live,
    notices,
    surveys,
    tracking,
    experiments,
    search,
    seo,
    help,
    internal,
    office,
  };
}

export type Domains = ReturnType<typeof composeDomains>;

/** The domains as a list, in tier order. */
export const inOrder = (domains: Domains): readonly DomainServer[] => Object.values(domains);
