import type { homeOrder } from '#domains/performers/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { previewKey } from './preview-key.ts';

/** The arrangement in force, or the one that is looked at before guests see it. */
export const loadOrder: FillingOf<typeof homeOrder> = async ({ api }, search) => {
  const { homePreview, homeTimeline } = await import('../../contract/blocks.ts');
  const secret = search.get(previewKey);
  if (secret) {
    const preview = await api.query(homePreview, { secret });
    if (preview.ok && preview.data) return preview.data;
  }
  const answer = await api.query(homeTimeline, {});
  return answer.ok ? answer.data : null;
};
