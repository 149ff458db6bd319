import { lazy, Suspense } from 'react';
import type { homeOwn } from '#domains/performers/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useExtra } from './use-extra.ts';

const HomeRow = lazy(async () => ({ default: (await import('./home-row.tsx')).HomeRow }));

/** On the homepage: extra free chat and with whom it holds, for who is offered it or has it. */
export const HomePart: FillingOf<typeof homeOwn> = () => {
  const extra = useExtra();
  if (extra === null) return null;
  return (
    <Suspense>
      <HomeRow extra={extra} />
    </Suspense>
  );
};
