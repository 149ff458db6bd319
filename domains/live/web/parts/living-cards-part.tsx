import { useEffect } from 'react';
import type { ApiClient } from '#kit/contract/client.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';

/** How often a page without cards of live performers looks for the first one, ms. */
const lookEveryMs = 1_500;

/** Cards of live performers show what happens now, on whatever page they stand. Where there are none, the code for it is not fetched. */
export const LivingCards: FillingOf<typeof deferredParts> = () => {
  const api = useApi() as ApiClient;
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const timer = setInterval(() => {
      if (!document.querySelector('[data-living]')) return;
      clearInterval(timer);
      void import('./living-cards.ts')
        .then(({ livingCards }) => {
          if (!isOver) end = livingCards(api);
        })
        // Without its code the cards stay as they are.
        .catch(() => undefined);
    }, lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      end?.();
    };
  }, [api]);
  return null;
};
