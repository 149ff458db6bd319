import { sql } from 'drizzle-orm';
import type { SearchFact } from '#domains/actor-search/server/index.ts';
import { shown } from './rows.ts';
import { videos } from './tables.ts';

const words = { en: 'With videos', de: 'Mit Videos', nl: "Met video's", es: 'Con vídeos' };

/** Performers are found by having videos that everybody may find. */
export const hasVideos: SearchFact = {
  filters: [{ filter: 'videos', kind: 'switch', words, options: [{ value: '1', words }] }],
  async load({ orm }, actorIds) {
    const rows = await orm
      .selectDistinct({ actorId: videos.actorId })
      .from(videos)
      .where(sql`${videos.actorId} = any(${sql.param([...actorIds])}::bigint[]) and ${shown}`);
    return new Map(rows.map(({ actorId }) => [actorId, ['videos:1']]));
  },
};
