import { useCurrentPage } from '#kit/web/page.ts';
import type { StatusBar, StatusBarType } from '../../contract/status-bars.ts';
import { useNotices } from './board.ts';

/** What a page says itself, by page id: a bar over it would say it twice. */
const saidByPage: Readonly<Record<string, readonly StatusBarType[]>> = {
  'identity.verify': ['mailNotVerified', 'verifiedMail'],
};

/** The notice that stands in the page or floats above it; the others wait in the menu. */
export function useTopNotice(): StatusBar | undefined {
  const said = saidByPage[useCurrentPage()?.page.id ?? ''] ?? [];
  return useNotices().find(({ type }) => !said.includes(type));
}
