import type { Translator } from '#kit/i18n/translator.ts';
import type { GroupRules, GuestGroup } from '../../contract/pricing.ts';

/** What a group of guests is called, with what puts somebody into it. */
export function groupName(t: Translator, group: GuestGroup | null, rules: GroupRules): string {
  const { regularOrders: count, regularDays, awayDays } = rules;
  if (group === 'regular') return t('payments.office.pricing.group.regular', { count, days: regularDays });
  if (group === 'returning') return t('payments.office.pricing.group.returning', { days: awayDays });
  return t(`payments.office.pricing.group.${group ?? 'all'}`);
}
