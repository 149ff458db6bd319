import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Offers } from '#domains/notices/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Language } from '#kit/i18n/language.ts';
import { platformKinds } from '../contract/products.ts';
import { uncancel } from './cancel.ts';
import type { Context } from './deps.ts';
import { plans, subscriptions } from './tables.ts';

const names = { vip: 'VIP', tv: 'TV Premium', select: 'Select', actor: '' } as const;

const words: Readonly<Record<Language, (name: string, percent: number, months: number) => string>> = {
  en: (name, percent, months) =>
    `stay with ${name} and pay ${percent}% less ${months === 1 ? 'next month' : `in the next ${months} months`}.`,
  de: (name, percent, months) =>
    `Bleib bei ${name} und zahl ${months === 1 ? 'im nächsten Monat' : `in den nächsten ${months} Monaten`} ${percent}\u00a0% weniger.`,
  nl: (name, percent, months) =>
    `blijf bij ${name} en betaal ${months === 1 ? 'volgende maand' : `de komende ${months} maanden`} ${percent}% minder.`,
  es: (name, percent, months) =>
    `quédate en ${name} y paga un ${percent}\u00a0% menos ${months === 1 ? 'el próximo mes' : `en los próximos ${months} meses`}.`,
};

const done: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} goes on. Your lower price counts from the next payment.`,
  de: (name) => `${name} läuft weiter. Dein kleinerer Preis gilt ab der nächsten Zahlung.`,
  nl: (name) => `${name} loopt door. Je lagere prijs geldt vanaf de volgende betaling.`,
  es: (name) => `${name} continúa. Tu precio más bajo cuenta desde el próximo pago.`,
};

const over: Readonly<Record<Language, string>> = {
  en: 'Your subscription is over, or goes on already. Nothing was charged.',
  de: 'Dein Abo ist schon zu Ende oder läuft schon weiter. Es wurde nichts berechnet.',
  nl: 'Je abonnement is al afgelopen of loopt al door. Er is niets berekend.',
  es: 'Tu suscripción ya ha terminado o ya continúa. No se ha cobrado nada.',
};

const idOf = (subscriptionId: number): string => `subscription-${subscriptionId}`;

/** The cancelled subscription that still runs and for which its plan has an offer, the latest. */
async function offered({ orm }: Executor, guestId: number, now: number) {
  const [row] = await orm
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, and(eq(plans.kind, subscriptions.kind), eq(plans.actorId, 0), eq(plans.tier, 0)))
    .where(
      and(
        eq(subscriptions.guestId, guestId),
        eq(subscriptions.status, 'cancelled'),
        gt(subscriptions.until, new Date(now)),
        // Whoever has the lower price already is not offered it again.
        eq(subscriptions.discountMonths, 0),
        gt(plans.offerPercent, 0),
        // What the card pays is agreed with its provider; only coins can cost less from here.
        isNull(subscriptions.agreementId),
        eq(plans.isOffered, true),
      ),
    )
    .orderBy(desc(subscriptions.cancelledAt))
    .limit(1);
  return row && (platformKinds as readonly string[]).includes(row.subscription.kind) ? row : null;
}

/** What guests are offered who have cancelled a product of the platform, once for each subscription. */
export const cancellationOffersOf = (ctx: Context): Offers => ({
  async current({ accountId, language }, executor) {
    if (accountId === null) return null;
    const found = await offered(executor, accountId, ctx.kit.clock.now());
    if (!found) return null;
    const { subscription: row, plan } = found;
    return {
      id: idOf(row.id),
      text: words[language](names[row.kind], plan.offerPercent, plan.offerMonths),
      until: row.until.toISOString(),
    };
  },
  async accept(tx, { accountId, language }, offerId) {
    const found = accountId === null ? null : await offered(tx, accountId, ctx.kit.clock.now());
    if (!found || accountId === null || idOf(found.subscription.id) !== offerId) {
      return { accepted: false, info: over[language] };
    }
    const { offerPercent: discountPercent, offerMonths: discountMonths } = found.plan;
    try {
      await uncancel(ctx, tx, found.subscription.id, accountId, { discountPercent, discountMonths });
    } catch (error) {
      if (error instanceof Problem) return { accepted: false, info: over[language] };
      throw error;
    }
    return { accepted: true, info: done[language](names[found.subscription.kind]) };
  },
});
