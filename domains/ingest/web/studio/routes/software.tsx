import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Picture } from '#domains/live/web/parts/picture.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useResource } from '#kit/web/live/use-resource.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getIngest, studioIngest } from '../../../contract/studio.ts';
import { GoLive } from '../go-live.tsx';
import { KeyCard } from '../key-card.tsx';
import { SignalCard } from '../signal-card.tsx';
import { StepsCard } from '../steps-card.tsx';
import { useSignalPicture } from '../use-signal-picture.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getIngest, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('ingest.studio.title') }));

/** A performer's own software: what it sends, checked and shown before guests see it, and how to set it. */
export default function Software(): ReactNode {
  const t = useMessages();
  const loaded = useLoaderData<typeof loader>();
  const ownId = useGuestValue('id');
  const ingest = useResource(studioIngest, ownId ?? undefined, loaded);
  const { signal } = ingest;
  const { viewer, latencyMs } = useSignalPicture(signal !== null);
  return (
    <WorkPage title={t('ingest.studio.title')} lead={t('ingest.studio.lead')}>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-(--grid-gap)">
          <div className="relative grid aspect-video max-h-[62dvh] w-full place-items-center overflow-hidden rounded-card bg-black text-white">
            {viewer ? (
              <Picture viewer={viewer} className="absolute inset-0 size-full object-contain" />
            ) : (
              <p className="p-6 text-center opacity-80">{t('ingest.signal.none')}</p>
            )}
          </div>
          <GoLive signal={signal} />
          <SignalCard signal={signal} latencyMs={latencyMs} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <KeyCard ingest={ingest} />
          <StepsCard byWhip={ingest.whip !== null} byRtmp={ingest.rtmp !== null} />
        </div>
      </div>
    </WorkPage>
  );
}
