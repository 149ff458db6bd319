import type { WebContext } from '#kit/web/page/context.ts';
import type { Jumbotron } from '../../contract/config.ts';
import { getJumbotronConfig } from '../../contract/config.ts';
import type { JumbotronType } from '../../contract/type.ts';

/** The slides of a place; null without one: then nothing is shown, and no room is kept for it. */
export async function loadHero({ api }: WebContext, type: JumbotronType): Promise<Jumbotron | null> {
  const answer = await api.call(getJumbotronConfig, { query: { type } });
  return answer.ok && answer.data.slides.length > 0 ? answer.data : null;
}
