/** A place in a row of page links: a page number, or a gap. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** First, last, and the neighbours of `page`; gaps between. Never a gap that hides a single page. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = page <= 4 ? 2 : page >= pages - 3 ? pages - 4 : page - 1;
  const to = page <= 4 ? 5 : page >= pages - 3 ? pages - 1 : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pages - 1 ? (['gap-after'] as const) : []),
    pages,
  ];
}
