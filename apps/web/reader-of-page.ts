import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import type { RenderedNotices } from '#domains/notices/web/state/board.ts';
import type { CallerSummary, WebContext } from '#kit/web/page/context.ts';
import { guestOfPage } from './guest-of-page.ts';
import { noticesOfPage } from './notices-of-page.ts';

/** What a page is told of its reader. Null where nobody is logged in, and where there is nothing to tell. */
export type Reader = {
  readonly caller: CallerSummary | null;
  readonly guest: GuestState;
  readonly notices: RenderedNotices | null;
};

/** Asks what is known of the reader of a page. @param address the whole one, with its query */
export async function readerOfPage(values: WebContext, address: string): Promise<Reader> {
  const [guest, notices] = await Promise.all([guestOfPage(values), noticesOfPage(values, address)]);
  return { caller: values.caller, guest, notices };
}
