import type { Extension } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import type { Kit } from '#kit/server/kit.ts';
import { missingOf } from './files/platform.ts';
import { payoutsSettings } from './settings.ts';

/** Who pays, and from which account: no run is made without. */
export const platformStep = ({ config }: Pick<Kit, 'config'>): Extension =>
  extend(firstSteps, {
    name: 'payouts',
    order: 80,
    title: 'payouts.office.first.title',
    page: 'payouts.office',
    settings: ['PAYOUT_PLATFORM_NAME', 'PAYOUT_PLATFORM_IBAN', 'PAYOUT_PLATFORM_VAT_ID'],
    async check() {
      const settings = config.of(payoutsSettings);
      const missing = missingOf(settings);
      if (missing.length > 0)
        return { state: 'open', says: 'payouts.office.first.open', values: { missing: missing.join(', ') } };
      const values = { name: settings.PAYOUT_PLATFORM_NAME ?? '' };
      return { state: 'done', says: 'payouts.office.first.done', values };
    },
  });
