import type { Translator } from '#kit/i18n/translator.ts';
import type { GuestGroup } from '../../contract/pricing.ts';
import { groupRules } from '../../contract/pricing.ts';

/** What a group of guests is called, with what puts somebody into it. */
export function groupName(t: Translator, group: GuestGroup | null): string {
  const { regularOrders: count, regularDays, awayDays } = groupRules;
  if (group === 'regular') return t('payments.office.pricing.group.regular', { count, days: regularDays });
  if (group === 'returning') return t('payments.office.pricing.group.returning', { days: awayDays });
  return t(`payments.office.pricing.group.${group ?? 'all'}`);
}
