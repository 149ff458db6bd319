import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#kit/web/live/api.tsx';
import type { GiftCategory, MessengerGift } from '../../contract/catalogue.ts';
import { messengerGiftCategories, messengerGifts } from '../../contract/catalogue.ts';

/** What can be given, as it is offered now. */
export interface Catalogue {
  readonly gifts: readonly MessengerGift[];
  readonly categories: readonly GiftCategory[];
}

/** The catalogue once it is fetched, and the way to fetch it again: prices may have changed. */
export function useCatalogue(): [catalogue: Catalogue | null, again: () => Promise<void>, problem: string | null] {
  const api = useApi();
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fetch = useCallback(async (): Promise<void> => {
    const [gifts, categories] = await Promise.all([
      api.query(messengerGifts, {}),
      api.query(messengerGiftCategories, {}),
    ]);
    if (gifts.ok && categories.ok) setCatalogue({ gifts: gifts.data, categories: categories.data });
    else setProblem(gifts.ok ? (categories.ok ? null : categories.problem.title) : gifts.problem.title);
  }, [api]);
  useEffect(() => void fetch(), [fetch]);
  return [catalogue, fetch, problem];
}
