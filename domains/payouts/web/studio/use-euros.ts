import { useFormat } from '#kit/web/words/i18n.tsx';

/** Writes euro cents as the page's language does. */
export function useEuros(): (cents: number) => string {
  const format = useFormat();
  return (cents) => format.currency(cents / 100, 'EUR');
}
