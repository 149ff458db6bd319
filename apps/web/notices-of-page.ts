import { getStatusBars } from '#domains/notices/contract/routes.ts';
import { barParameters } from '#domains/notices/contract/status-bars.ts';
import type { RenderedNotices } from '#domains/notices/web/state/board.ts';
import { clip } from '#kit/text/clip.ts';
import { areaOf } from '#kit/web/page/area.ts';
import type { WebContext } from '#kit/web/page/context.ts';

/** Parameters that every page of the guest site reads. */
export const noticeQuery: readonly string[] = Object.values(barParameters);

/**
 * What a page of the guest site is rendered with besides its content. Anonymous visitors share their pages, so for them
 * it follows from the address alone; without such an address there is nothing to ask.
 */
export async function noticesOfPage(
  { api, caller, report }: WebContext,
  address: string,
): Promise<RenderedNotices | null> {
  const { pathname, searchParams } = new URL(address);
  const query = Object.fromEntries(
    noticeQuery.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, clip(value, 40)]];
    }),
  );
  const isBrought = query['notFound'] !== undefined || query['bar'] !== undefined;
  if (areaOf(pathname) !== 'guest' || (!caller && !isBrought)) return null;
  const answer = await api.call(getStatusBars, { query });
  if (answer.ok) return answer.data;
  report(new Error(`The status bars could not be read: ${answer.problem.code}`));
  return null;
}
