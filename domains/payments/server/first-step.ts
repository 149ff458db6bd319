import { isNotNull } from 'drizzle-orm';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import type { Kit } from '#kit/server/kit.ts';
import { paymentsSettings } from './settings.ts';
import { orders } from './tables.ts';

/** A provider that really collects, and a first payment it has told us of. */
export const providerStep = ({ config }: Pick<Kit, 'config'>) =>
  extend(firstSteps, {
    name: 'payments',
    order: 40,
    title: 'payments.office.first.title',
    page: 'payments.orders',
    settings: ['VEROTEL_SHOP_ID', 'VEROTEL_SIGNATURE_KEY'],
    async check(executor) {
      const shop = config.of(paymentsSettings).VEROTEL_SHOP_ID;
      if (shop === undefined) return { state: 'open', says: 'payments.office.first.sandbox' };
      const paid = await executor.orm.select({ id: orders.id }).from(orders).where(isNotNull(orders.paidAt)).limit(1);
      return paid.length > 0
        ? { state: 'done', says: 'payments.office.first.done', values: { shop } }
        : { state: 'open', says: 'payments.office.first.unproven', values: { shop } };
    },
  });
