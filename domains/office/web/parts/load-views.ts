import type { RouterContextProvider } from 'react-router';
import { web } from '#kit/web/context.ts';
import type { SavedView } from '../../contract/views.ts';
import { listViews } from '../../contract/views.ts';

/** The saved filters of a list, for its loader. A list is worth more than they are: a refusal leaves them out. */
export async function loadViews(context: Readonly<RouterContextProvider>, page: string): Promise<SavedView[]> {
  const answer = await context.get(web).api.call(listViews, { query: { page } });
  return answer.ok ? answer.data.views : [];
}
