import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { statementKinds } from '#domains/ledger/web/slots.ts';
import { topUpExtraNames } from '#domains/payments/web/slots.ts';
import { galleryMore, profileTab } from '#domains/performers/web/slots.ts';
import { countedAs, purchasePushes, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { subscriptionSales } from '../contract/sale-kinds.ts';
import * as transfers from '../contract/transfers.ts';
import { pages } from './routes.ts';

const statement = <const L extends string>(kind: { readonly name: string }, name: string, label: L) =>
  fill(statementKinds, { file: 'parts/statement-kinds.tsx', name }, { kind: kind.name, label });

/** Where the office finds what was sold. */
const cause = { page: 'subscriptions.office', by: 'buyer' } as const;

export const subscriptionsWeb = defineWebDomain({
  name: 'subscriptions',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'subscriptionsPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'subscriptionsPushes' }),
    fill(galleryMore, { file: 'parts/member-pictures.tsx', name: 'GalleryMembers', order: 10 }),
    fill(profileTab, {}, { page: 'subscriptions.club', label: 'subscriptions.name.actor' }),
    fill(purchasePushes, { file: 'parts/purchases.ts', name: 'vipPurchase' }),
    fill(purchasePushes, { file: 'parts/purchases.ts', name: 'tvPurchase' }),
    fill(purchasePushes, { file: 'parts/purchases.ts', name: 'otherPurchase' }),
    statement(transfers.subscriptionPaid, 'subscriptionPaid', 'subscriptions.kind.platform'),
    statement(transfers.subscriptionPaidBack, 'subscriptionPaidBack', 'subscriptions.kind.platformBack'),
    statement(transfers.clubPaid, 'clubPaid', 'subscriptions.kind.club'),
    statement(transfers.clubPaidBack, 'clubPaidBack', 'subscriptions.kind.clubBack'),
    statement(transfers.monthlyBonusGiven, 'monthlyBonus', 'subscriptions.kind.bonus'),
    statement(transfers.memberExtra, 'memberExtra', 'subscriptions.kind.extra'),
    statement(transfers.memberExtraBack, 'memberExtraBack', 'subscriptions.kind.extraBack'),
    fill(topUpExtraNames, {}, { reason: 'vip', label: 'subscriptions.name.vip' }),
    fill(topUpExtraNames, {}, { reason: 'tv', label: 'subscriptions.name.tv' }),
    fill(topUpExtraNames, {}, { reason: 'select', label: 'subscriptions.name.select' }),
    statement(transfers.monthlyBonusBack, 'monthlyBonusBack', 'subscriptions.kind.bonusBack'),
    fill(saleKindWords, {}, { kind: subscriptionSales.vip.name, label: 'subscriptions.name.vip', cause }),
    fill(saleKindWords, {}, { kind: subscriptionSales.tv.name, label: 'subscriptions.name.tv', cause }),
    fill(saleKindWords, {}, { kind: subscriptionSales.select.name, label: 'subscriptions.name.select', cause }),
    fill(saleKindWords, {}, { kind: subscriptionSales.actor.name, label: 'subscriptions.name.actor', cause }),
    ...countedAs('vip', 'subscriptions.name.vip'),
    ...countedAs('tv', 'subscriptions.name.tv'),
    ...countedAs('select', 'subscriptions.name.select'),
    ...countedAs('fan_club', 'subscriptions.name.actor'),
  ],
});
