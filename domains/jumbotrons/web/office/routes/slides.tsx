import { GalleryHorizontal, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { listSlides, orderSlides } from '../../../contract/office.ts';
import { SlideRow } from '../slide-row.tsx';
import { useSwitch } from '../use-switch.ts';

/** Changes shown below the list. */
const shownChanges = 8;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const [answer, log] = await Promise.all([
    api.call(listSlides, {}),
    api.call(auditLines.read, { query: { operation: 'jumbotrons.order', kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta(({ t }) => ({ title: t('jumbotrons.office.menu') }));

/** The large pictures of the homepage and the video station, in the order guests see them. */
export default function JumbotronSlides(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { slides, most, lines } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const { busy: isTurning, isOn, turn } = useSwitch();
  const ids = slides.map(({ id }) => id);
  const order = async (wanted: readonly number[]): Promise<void> => {
    await run((api) => api.call(orderSlides, { body: { ids: [...wanted] } }));
    await revalidate();
  };
  const move = (id: number, place: number): void => {
    const others = ids.filter((one) => one !== id);
    void order([...others.slice(0, place), id, ...others.slice(place)]);
  };
  const add =
    slides.length < most ? (
      <ButtonLink href={to('jumbotrons.officeNew')} variant="primary" icon={<Plus aria-hidden />}>
        {t('jumbotrons.office.new')}
      </ButtonLink>
    ) : null;
  return (
    <WorkPage title={t('jumbotrons.office.menu')} lead={t('jumbotrons.office.lead')} actions={add}>
      {slides.length === 0 ? (
        <Card>
          <EmptyState icon={<GalleryHorizontal />} title={t('jumbotrons.office.none')} action={add}>
            {t('jumbotrons.office.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <ol aria-label={t('jumbotrons.office.menu')} className="m-0 grid list-none grid-cols-1 gap-2 p-0">
          {slides.map((slide, index) => (
            <SlideRow
              key={slide.id}
              slide={{ ...slide, isOn: isOn(slide) }}
              number={index + 1}
              total={slides.length}
              isBusy={busy || isTurning}
              onMove={(place) => move(slide.id, place)}
              onTake={(other) => move(other, index)}
              onSwitch={(wanted) => void turn(slide.id, wanted)}
            />
          ))}
        </ol>
      )}
      {lines.length > 0 ? (
        <Card title={t('jumbotrons.office.ordered')}>
          <AuditLines lines={lines} />
        </Card>
      ) : null}
    </WorkPage>
  );
}
