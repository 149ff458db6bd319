import type { WebContext } from '#kit/web/context.ts';
import type { LegalText, LegalTextType } from '../../contract/index.ts';
import { getLegalText } from '../../contract/index.ts';

/** The text in force in the page's language; a refusal becomes the page for its status. */
export async function loadText({ api }: WebContext, type: LegalTextType): Promise<LegalText> {
  const text = await api.call(getLegalText, { params: { type } });
  if (!text.ok) throw new Response(null, { status: text.problem.status || 503 });
  return text.data;
}
