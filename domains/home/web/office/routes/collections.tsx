import { ArrowDown, ArrowUp, LayoutList, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listCollections, orderCollections } from '../../../contract/office.ts';
import { useTitleOf } from '../title-of.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listCollections, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('home.office.collections') }));

/** All collections in the order guests see them. */
export default function OfficeCollections(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const titleOf = useTitleOf();
  const { collections } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const title = t('home.office.collections');
  const move = async (from: number, place: number): Promise<void> => {
    const ids = collections.map(({ id }) => id);
    const [one] = ids.splice(from, 1);
    if (one !== undefined) ids.splice(place, 0, one);
    await run((api) => api.call(orderCollections, { body: { ids } }));
    await revalidate();
  };
  const add = (
    <ButtonLink href={to('home.officeNewCollection')} variant="primary" icon={<Plus aria-hidden />}>
      {t('home.office.newCollection')}
    </ButtonLink>
  );
  return (
    <WorkPage
      title={title}
      lead={t('home.office.collectionsLead')}
      actions={add}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('home.office.menu'), href: to('home.office') }, { label: title }]}
        />
      }
    >
      {collections.length === 0 ? (
        <Card>
          <EmptyState icon={<LayoutList />} title={t('home.office.noCollections')} action={add}>
            {t('home.office.noCollectionsText')}
          </EmptyState>
        </Card>
      ) : (
        <ol aria-label={title} className="m-0 grid list-none grid-cols-1 gap-2 p-0">
          {collections.map((one, index) => (
            <li
              key={one.id}
              data-edge
              className="flex items-center gap-2 rounded-card border border-line bg-surface p-3"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <LocalLink
                    to="home.officeCollection"
                    params={{ collectionId: one.id }}
                    className="min-w-0 font-semibold [overflow-wrap:anywhere]"
                  >
                    {titleOf(one)}
                  </LocalLink>
                  {one.details.isOn ? null : <Badge tone="neutral">{t('home.office.off')}</Badge>}
                </span>
                <span className="text-muted text-sm">
                  {`${t(`home.office.rule.${one.details.rule}`)} · ${t('home.office.shown', { count: one.shown })}`}
                </span>
              </span>
              <IconButton
                label={t('home.office.earlier', { name: titleOf(one) })}
                icon={<ArrowUp aria-hidden />}
                disabled={busy || index === 0}
                onClick={() => void move(index, index - 1)}
              />
              <IconButton
                label={t('home.office.later', { name: titleOf(one) })}
                icon={<ArrowDown aria-hidden />}
                disabled={busy || index === collections.length - 1}
                onClick={() => void move(index, index + 1)}
              />
            </li>
          ))}
        </ol>
      )}
    </WorkPage>
  );
}
