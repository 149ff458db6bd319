import { LayoutList, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { addArrangement, listArrangements, mostArrangements } from '../../../contract/office.ts';
import { useAsFilled } from '../as-filled.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listArrangements, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('home.office.menu') }));

const tones = { inForce: 'success', planned: 'accent', draft: 'neutral', past: 'neutral' } as const;

/** All arrangements of the homepage: which one guests see, which are planned. */
export default function Arrangements(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const navigate = useNavigate();
  const { arrangements } = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const asFilled = useAsFilled();
  const add = async (): Promise<void> => {
    const body = { name: t('home.office.newName'), blocks: asFilled };
    const made = await run((api) => api.call(addArrangement, { body }));
    if (made.ok) await navigate(to('home.officeArrangement', { arrangementId: made.data.id }));
  };
  const button =
    arrangements.length < mostArrangements ? (
      <Button variant="primary" icon={<Plus aria-hidden />} loading={busy} onClick={() => void add()}>
        {t('home.office.new')}
      </Button>
    ) : null;
  return (
    <WorkPage
      title={t('home.office.menu')}
      lead={t('home.office.lead')}
      actions={
        <>
          <ButtonLink href={to('home.officeCollections')}>{t('home.office.collections')}</ButtonLink>
          {button}
        </>
      }
    >
      {arrangements.length === 0 ? (
        <Card>
          <EmptyState icon={<LayoutList />} title={t('home.office.none')} action={button}>
            {t('home.office.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <ul aria-label={t('home.office.menu')} className="m-0 grid list-none grid-cols-1 gap-2 p-0">
          {arrangements.map(({ id, name, state, startsAt, blocks, updatedAt }) => (
            <li key={id} data-edge className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
              <span className="flex flex-wrap items-center gap-2">
                <LocalLink
                  to="home.officeArrangement"
                  params={{ arrangementId: id }}
                  className="min-w-0 font-semibold [overflow-wrap:anywhere]"
                >
                  {name}
                </LocalLink>
                <Badge tone={tones[state]}>{t(`home.office.state.${state}`)}</Badge>
              </span>
              <span className="text-muted text-sm">
                {[
                  t('home.office.blocks', { count: blocks }),
                  startsAt === null ? '' : t('home.office.from', { at: format.dateTime(startsAt) }),
                  t('home.office.changedAt', { at: format.dateTime(updatedAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </WorkPage>
  );
}
