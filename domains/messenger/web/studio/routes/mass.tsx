import { ArrowLeft, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getMass } from '../../../contract/index.ts';
import { MassForm } from '../parts/mass-form.tsx';
import { MassRow } from '../parts/mass-row.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('before'));
  const before = Number.isSafeInteger(requested) && requested > 0 ? String(requested) : undefined;
  const answer = await context.get(web).api.call(getMass, { query: before === undefined ? {} : { before } });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('messenger.studio.mass') }));

/** How often a list in which something moves is loaded again, ms. */
const again = 2_000;

/** Messages to many: writing one, and what became of the others. */
export default function Mass(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { messages, before, tags } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isMoving = messages.some(({ state }) => state === 'sending' || state === 'unsending');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void revalidate(), again);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
  return (
    <WorkPage
      title={t('messenger.studio.mass')}
      lead={t('messenger.studio.mass.lead')}
      breadcrumb={
        <p>
          <ButtonLink size="sm" variant="ghost" href={to('messenger.inbox')} icon={<ArrowLeft aria-hidden />}>
            {t('messenger.studio.title')}
          </ButtonLink>
        </p>
      }
    >
      <MassForm tags={tags} onSent={() => void revalidate()} />
      <Card title={t('messenger.studio.mass.before')} description={t('messenger.studio.mass.resultHint')} flush>
        {messages.length === 0 ? (
          <div className="p-(--card-pad)">
            <EmptyState icon={<Megaphone />} title={t('messenger.studio.mass.none')} />
          </div>
        ) : (
          <ul className="divide-y divide-line">
            {messages.map((one) => (
              <MassRow key={one.massId} one={one} onChanged={() => void revalidate()} />
            ))}
          </ul>
        )}
      </Card>
      {before === null ? null : (
        <ButtonLink href={`${to('messenger.mass')}?before=${before}`}>{t('messenger.more.channels')}</ButtonLink>
      )}
    </WorkPage>
  );
}
