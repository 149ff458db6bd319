import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readWork } from '../../../contract/index.ts';
import { kindName } from '../../parts/kind-name.ts';
import { Buyers } from '../buyers.tsx';
import { stateTones } from '../state-tones.ts';
import { TakeDownDialog } from '../take-down-dialog.tsx';
import { CastCard, TrailCard, WorkFacts } from '../work-cards.tsx';

const isName = (params: unknown): params is { kind: string; id: string } =>
  /^[a-z]{2,20}$/.test((params as { kind?: string }).kind ?? '') &&
  /^[\w-]{1,64}$/.test((params as { id?: string }).id ?? '');

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!isName(params)) throw notFound();
  const answer = await context.get(web).api.call(readWork, { params: { kind: params.kind, id: params.id } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({ title: data.title || t('consent.untitled') }));

/** One thing that shows people: who is in it, what they answered, who bought it, and taking it down (key T). */
export default function Work(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { revalidate } = useRevalidator();
  const work = useLoaderData<typeof loader>();
  const [isAsking, setAsking] = useState(false);
  const mayTakeDown = work.state !== 'takenDown' && work.state !== 'gone';
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [role="dialog"]') !== null;
      if (isTyping || !mayTakeDown || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key.toLowerCase() !== 't') return;
      event.preventDefault();
      setAsking(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [mayTakeDown]);
  const title = work.title || t('consent.untitled');
  return (
    <WorkPage
      title={title}
      mark={<Badge tone={stateTones[work.state]}>{t(`consent.office.is.${work.state}`)}</Badge>}
      lead={`${kindName(t, work.kind)} ${work.id}`}
      breadcrumb={
        <Breadcrumb
          label={t('consent.office.works')}
          items={[{ label: t('consent.office.works'), href: to('consent.officeWorks') }, { label: title }]}
        />
      }
      actions={
        mayTakeDown ? (
          <Button variant="danger" icon={<ShieldX aria-hidden />} aria-keyshortcuts="t" onClick={() => setAsking(true)}>
            {t('consent.office.takeDown')}
          </Button>
        ) : null
      }
    >
      <div className="grid min-w-0 grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-(--grid-gap)">
          <CastCard work={work} />
          <Buyers key={work.number} kind={work.kind} id={work.id} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-(--grid-gap)">
          <WorkFacts work={work} />
          <TrailCard work={work} />
        </div>
      </div>
      {isAsking ? (
        <TakeDownDialog
          work={work}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void revalidate();
          }}
        />
      ) : null}
    </WorkPage>
  );
}
