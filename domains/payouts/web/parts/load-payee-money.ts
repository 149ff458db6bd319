import type { LoaderFunctionArgs } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { refused } from '#kit/web/page/refused.ts';
import { getOwnMoney, getOwnPayee, getOwnYears, listOwnNotes, listOwnPayouts } from '../../contract/index.ts';

/** What {@link PayeeMoney} shows. @throws Response for a refusal */
export async function loadPayeeMoney({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { api } = context.get(web);
  const search = new URL(request.url).searchParams;
  const before = (name: string) => Number(search.get(name)) || undefined;
  const [money, payee, payouts, notes, years] = await Promise.all([
    api.call(getOwnMoney, {}),
    api.call(getOwnPayee, {}),
    api.call(listOwnPayouts, { query: { before: before('payoutsBefore') } }),
    api.call(listOwnNotes, { query: { before: before('notesBefore') } }),
    api.call(getOwnYears, {}),
  ]);
  if (!money.ok) throw refused(money.problem.status);
  if (!payee.ok) throw refused(payee.problem.status);
  if (!payouts.ok) throw refused(payouts.problem.status);
  if (!notes.ok) throw refused(notes.problem.status);
  return {
    ...{ money: money.data, payee: payee.data },
    payouts: { ...payouts.data, isFirst: before('payoutsBefore') === undefined },
    notes: { ...notes.data, isFirst: before('notesBefore') === undefined },
    years: years.ok ? years.data.years : [],
  };
}
