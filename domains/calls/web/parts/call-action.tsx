import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { profileActions } from '#domains/performers/web/slots.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { getCallOffer } from '../../contract/settings.ts';

// Most performers take no calls: the words of calls come only with the first who does.
const CallLinks = lazy(async () => ({ default: (await import('./call-links.tsx')).CallLinks }));

/** Leads from a profile to a call, where the performer takes any; whether she is there now, the page of the call says. */
export const CallAction: FillingOf<typeof profileActions> = ({ actor }): ReactNode => {
  const api = useApi();
  const [offer, setOffer] = useState({ voice: false, video: false });
  useEffect(() => {
    let isLeft = false;
    void api.call(getCallOffer, { params: { actorId: String(actor.id) } }).then((answer) => {
      if (answer.ok && !isLeft) setOffer(answer.data);
    });
    return () => {
      isLeft = true;
    };
  }, [api, actor.id]);
  if (!offer.voice && !offer.video) return null;
  return (
    <Suspense>
      <CallLinks name={actor.name} {...offer} />
    </Suspense>
  );
};
