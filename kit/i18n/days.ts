import { productTimeZone } from './format.ts';

const dayMs = 24 * 3600_000;

/** When a day begins where the product lives, so that a filter and a shown date mean the same day. */
function startOf(date: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const there = new Intl.DateTimeFormat('sv-SE', {
    timeZone: productTimeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(2 * utc - Date.parse(`${there.format(utc).replace(' ', 'T')}Z`));
}

/** The instants between which days of the product's zone lie (`2026-11-20`, both included); `to` itself is outside. */
export const boundsOfDays = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ? startOf(from) : undefined,
  to: to ? startOf(new Date(Date.parse(`${to}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)) : undefined,
});
