import { useEffect, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import { getOwnShares } from '../../contract/routes.ts';
import type { OwnShares } from '../../contract/share-part.ts';

/** What the performer gets of each kind of sale, asked for where no page loaded it; null until it is known. */
export function useOwnShares(): OwnShares | null {
  const api = useApi();
  const [shares, setShares] = useState<OwnShares | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.call(getOwnShares, {}).then((answer) => {
      if (answer.ok && !isLeft) setShares(answer.data.shares);
    });
    return () => {
      isLeft = true;
    };
  }, [api]);
  return shares;
}
