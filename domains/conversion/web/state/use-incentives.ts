import { useEffect, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import type { getBuyImageAlbumIncentives, Incentive } from '../../contract/index.ts';
import { getVideoPreviewEndIncentives } from '../../contract/index.ts';
import { isClosed } from './closed.ts';

/** What can be done about a thing now, the best first; null until it is answered. A failure is nothing to say. */
export function useIncentives(
  moment: typeof getVideoPreviewEndIncentives | typeof getBuyImageAlbumIncentives,
  id: number,
): readonly Incentive[] | null {
  const api = useApi();
  const [found, setFound] = useState<readonly Incentive[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const input = { params: { albumId: String(id) } };
    const asked =
      moment.name === getVideoPreviewEndIncentives.name
        ? api.call(getVideoPreviewEndIncentives, input)
        : api.call(moment as typeof getBuyImageAlbumIncentives, input);
    void asked.then((answer) => {
      const all = answer.ok ? answer.data.data.incentives : [];
      if (!isOver) setFound(all.filter(({ uniqueGroup }) => !isClosed(uniqueGroup)));
    });
    return () => {
      isOver = true;
    };
  }, [api, moment, id]);
  return found;
}
