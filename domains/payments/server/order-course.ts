import type { AuditLine } from '#kit/audit/read.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { OrderStep } from '../contract/office-order.ts';
import type { OrderRow } from './order-rows.ts';
import type { postbacks } from './tables.ts';

type Report = Pick<typeof postbacks.$inferSelect, 'saleId' | 'receivedAt'>;
type Line = Pick<AuditLine, 'accountId' | 'at' | 'input' | 'result'>;

const nothing = { at: null, euroCents: null, by: null, reason: null, reference: null };

/**
 * What happened to an order, oldest first: what it says of itself, when the provider reported it, and who asked for refunds. A refund that came
 * back has who asked for one of this amount before.
 */
export function courseOf(
  order: Pick<OrderRow, 'createdAt' | 'paidAt' | 'euroCents' | 'state'>,
  reports: readonly Report[],
  lines: readonly Line[],
  emails: ReadonlyMap<number, string>,
): OrderStep[] {
  const { createdAt, paidAt, euroCents, state } = order;
  const reportedAt = (saleId: string): string | null =>
    reports.find((report) => report.saleId === saleId)?.receivedAt.toISOString() ?? null;
  const asked = [...lines]
    .filter(({ result }) => result !== 'refused')
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((line): OrderStep => ({ ...nothing, ...askedIn(line, emails) }));
  const open = asked.filter(({ step }) => step === 'refundAsked');
  const takenBack = Object.entries(state.takenBack)
    .map(([saleId, { kind, cents }]) => ({ saleId, kind, cents, at: reportedAt(saleId) }))
    .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
    .map(({ saleId, kind, cents, at }): OrderStep => {
      const fits = (one: OrderStep): boolean => one.euroCents === cents && (at === null || (one.at ?? '') <= at);
      const found = kind === 'credit' ? open.findIndex(fits) : -1;
      const [ask] = found < 0 ? [] : open.splice(found, 1);
      return {
        step: kind === 'credit' ? 'refunded' : 'chargedBack',
        ...{ at, euroCents: cents, reference: saleId, by: ask?.by ?? null, reason: ask?.reason ?? null },
      };
    });
  const steps: OrderStep[] = [
    { ...nothing, step: 'created', at: createdAt.toISOString(), euroCents },
    ...(state.last === 'open' ? [] : [{ ...nothing, step: state.last, reason: state.why ?? null }]),
    ...(state.paid
      ? [
          {
            ...nothing,
            step: 'paid' as const,
            at: paidAt?.toISOString() ?? null,
            euroCents,
            reference: state.paid.saleId,
          },
        ]
      : []),
    ...(state.withheld
      ? [{ ...nothing, step: 'withheld' as const, at: paidAt?.toISOString() ?? null, reason: state.withheld.why }]
      : []),
    ...state.review.map((reason) => ({ ...nothing, step: 'doubted' as const, reason })),
  ];
  const rest = [...asked, ...takenBack].sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  return [...steps, ...rest];
}

function askedIn({ accountId, at, input, result }: Line, emails: ReadonlyMap<number, string>) {
  const [cents, reason] = [ownValue(input, 'euroCents'), ownValue(input, 'reason')];
  return {
    step: result === 'failed' ? ('refundFailed' as const) : ('refundAsked' as const),
    at: at.toISOString(),
    euroCents: typeof cents === 'number' ? cents : null,
    by: accountId === null ? null : { id: accountId, email: emails.get(accountId) ?? null },
    reason: typeof reason === 'string' ? reason : null,
  };
}
