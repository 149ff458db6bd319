/**
 * The web halves of the domains, one line each, in any order. Everything else of the site (routes, links, menus, redirects,
 * sitemap, words, what is kept on devices, slots) follows from this list.
 */

export { actorSearchWeb as actorSearch } from '#domains/actor-search/web/index.ts';
export { ageCheckWeb as ageCheck } from '#domains/age-check/web/index.ts';
export { albumsWeb as albums } from '#domains/albums/web/index.ts';
export { autoRechargeWeb as autoRecharge } from '#domains/auto-recharge/web/index.ts';
export { blocksWeb as blocks } from '#domains/blocks/web/index.ts';
export { bonusCodesWeb as bonusCodes } from '#domains/bonus-codes/web/index.ts';
export { callsWeb as calls } from '#domains/calls/web/index.ts';
export { commentsWeb as comments } from '#domains/comments/web/index.ts';
export { consentWeb as consent } from '#domains/consent/web/index.ts';
export { conversationWeb as conversation } from '#domains/conversation/web/index.ts';
export { conversionWeb as conversion } from '#domains/conversion/web/index.ts';
export { experimentsWeb as experiments } from '#domains/experiments/web/index.ts';
export { favouritesWeb as favourites } from '#domains/favourites/web/index.ts';
export { giftsWeb as gifts } from '#domains/gifts/web/index.ts';
export { guestWeb as guest } from '#domains/guest/web/index.ts';
export { helpWeb as help } from '#domains/help/web/index.ts';
export { homeWeb as home } from '#domains/home/web/index.ts';
export { identityWeb as identity } from '#domains/identity/web/index.ts';
export { internalWeb as internal } from '#domains/internal/web/index.ts';
export { jumbotronsWeb as jumbotrons } from '#domains/jumbotrons/web/index.ts';
export { ledgerWeb as ledger } from '#domains/ledger/web/index.ts';
export { legalWeb as legal } from '#domains/legal/web/index.ts';
export { libraryWeb as library } from '#domains/library/web/index.ts';
export { liveWeb as live } from '#domains/live/web/index.ts';
export { mediaWeb as media } from '#domains/media/web/index.ts';
export { messengerWeb as messenger } from '#domains/messenger/web/index.ts';
export { newsletterWeb as newsletter } from '#domains/newsletter/web/index.ts';
export { noticesWeb as notices } from '#domains/notices/web/index.ts';
export { notificationsWeb as notifications } from '#domains/notifications/web/index.ts';
export { officeWeb as office } from '#domains/office/web/index.ts';
export { onboardingWeb as onboarding } from '#domains/onboarding/web/index.ts';
export { paymentsWeb as payments } from '#domains/payments/web/index.ts';
export { payoutsWeb as payouts } from '#domains/payouts/web/index.ts';
export { performersWeb as performers } from '#domains/performers/web/index.ts';
export { phoneVerificationWeb as phoneVerification } from '#domains/phone-verification/web/index.ts';
export { placesWeb as places } from '#domains/places/web/index.ts';
export { recommendationsWeb as recommendations } from '#domains/recommendations/web/index.ts';
export { roomHelpersWeb as roomHelpers } from '#domains/room-helpers/web/index.ts';
export { salesWeb as sales } from '#domains/sales/web/index.ts';
export { searchWeb as search } from '#domains/search/web/index.ts';
export { seoWeb as seo } from '#domains/seo/web/index.ts';
export { spendingLimitsWeb as spendingLimits } from '#domains/spending-limits/web/index.ts';
export { studioWeb as studio } from '#domains/studio/web/index.ts';
export { studiosWeb as studios } from '#domains/studios/web/index.ts';
export { subscriptionsWeb as subscriptions } from '#domains/subscriptions/web/index.ts';
export { surveysWeb as surveys } from '#domains/surveys/web/index.ts';
export { ticketsWeb as tickets } from '#domains/tickets/web/index.ts';
export { toysWeb as toys } from '#domains/toys/web/index.ts';
export { trackingWeb as tracking } from '#domains/tracking/web/index.ts';
export { videosWeb as videos } from '#domains/videos/web/index.ts';
export { vouchersWeb as vouchers } from '#domains/vouchers/web/index.ts';
export { webPushWeb as webPush } from '#domains/web-push/web/index.ts';
export { shellWeb as shell } from './manifest.ts';
