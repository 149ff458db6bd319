/** The server halves of the domains, one line each, in any order: each is made after those it uses. */

export { accessDomain as access } from '#domains/access/server/index.ts';
export { blocksDomain as blocks } from '#domains/blocks/server/index.ts';
export { conversationDomain as conversation } from '#domains/conversation/server/index.ts';
export { experimentsDomain as experiments } from '#domains/experiments/server/index.ts';
export { favouritesDomain as favourites } from '#domains/favourites/server/index.ts';
export { guestDomain as guest } from '#domains/guest/server/index.ts';
export { helpDomain as help } from '#domains/help/server/index.ts';
export { identityDomain as identity } from '#domains/identity/server/index.ts';
export { internalDomain as internal } from '#domains/internal/server/index.ts';
export { ledgerDomain as ledger } from '#domains/ledger/server/index.ts';
export { legalDomain as legal } from '#domains/legal/server/index.ts';
export { liveDomain as live } from '#domains/live/server/index.ts';
export { mediaDomain as media } from '#domains/media/server/index.ts';
export { noticesDomain as notices } from '#domains/notices/server/index.ts';
export { officeDomain as office } from '#domains/office/server/index.ts';
export { paymentsDomain as payments } from '#domains/payments/server/index.ts';
export { performersDomain as performers } from '#domains/performers/server/index.ts';
export { salesDomain as sales } from '#domains/sales/server/index.ts';
export { searchDomain as search } from '#domains/search/server/index.ts';
export { seoDomain as seo } from '#domains/seo/server/index.ts';
export { surveysDomain as surveys } from '#domains/surveys/server/index.ts';
export { trackingDomain as tracking } from '#domains/tracking/server/index.ts';
