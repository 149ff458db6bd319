import { useCurrentPage } from '#kit/web/page.ts';
import type { StatusBar } from '../../contract/status-bars.ts';
import { useNotices } from './board.ts';

/** The notice that stands in the page or floats above it; the others wait in the menu, as does what the page says itself. */
export function useTopNotice(): StatusBar | undefined {
  const page = useCurrentPage()?.page.id ?? '';
  return useNotices().find(({ saidOn }) => !saidOn.includes(page));
}
