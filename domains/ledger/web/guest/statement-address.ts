import type { StatementChoice } from '../../contract/transfers.ts';
import { statementChoice } from '../../contract/transfers.ts';

/** What an address asks of the statement; what is no choice is not taken for one. */
export function choiceOf(url: string): StatementChoice {
  const { searchParams } = new URL(url);
  const given = ['direction', 'month'].flatMap((name) => {
    const value = searchParams.get(name);
    return value && statementChoice.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return statementChoice.parse(Object.fromEntries(given));
}

/** The address of a part of the statement. */
export function addressOf(base: string, { direction, month, before }: StatementChoice & { before?: string }): string {
  const query = new URLSearchParams();
  if (direction) query.set('direction', direction);
  if (month) query.set('month', month);
  if (before) query.set('before', before);
  return query.size ? `${base}?${query}` : base;
}
