import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getPollHistory } from '../../../contract/studio.ts';
import { PollResult } from '../poll-result.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('before'));
  const isPage = Number.isSafeInteger(requested) && requested > 0;
  const answer = await context.get(web).api.call(getPollHistory, { query: isPage ? { before: requested } : {} });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, isFirst: !isPage };
}

export const meta = pageMeta(({ t }) => ({ title: t('polls.studio.menu') }));

/** What the performer has asked her room and what came of it, the latest first. */
export default function PollHistory(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const { polls, before, isFirst } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('polls.studio.menu')} lead={t('polls.studio.lead')}>
      {polls.length === 0 ? (
        <EmptyState icon={<ListChecks />} title={t('polls.studio.none')}>
          {t('polls.studio.text')}
        </EmptyState>
      ) : (
        <ul className="grid gap-(--grid-gap) lg:grid-cols-2">
          {polls.map((poll) => (
            <li key={poll.pollId}>
              <Card>
                <PollResult
                  poll={poll}
                  note={
                    poll.closedAt === null ? (
                      t('polls.running')
                    ) : (
                      <time dateTime={new Date(poll.openedAt).toISOString()}>{format.dateTime(poll.openedAt)}</time>
                    )
                  }
                />
              </Card>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t('polls.studio.pages')} className="flex justify-between gap-3">
        {isFirst ? <span /> : <ButtonLink href={to('polls.studio')}>{t('polls.studio.newest')}</ButtonLink>}
        {before === null ? null : (
          <ButtonLink href={`${to('polls.studio')}?before=${before}`}>{t('polls.studio.older')}</ButtonLink>
        )}
      </nav>
    </WorkPage>
  );
}
