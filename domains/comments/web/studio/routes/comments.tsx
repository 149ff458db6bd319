import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getStudioComments } from '../../../contract/index.ts';
import { StudioLine } from '../studio-line.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before');
  const query = before && /^\d{1,15}$/.test(before) && Number(before) > 0 ? { before: Number(before) } : {};
  const answer = await context.get(web).api.call(getStudioComments, { query });
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('comments.studio.title') }));

/** What others say about a performer's things, the newest first. */
export default function StudioComments(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { comments, before } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('comments.studio.title')} lead={t('comments.studio.lead')}>
      {comments.length === 0 ? (
        <EmptyState icon={<MessageCircle />} title={t('comments.studio.none')}>
          {t('comments.studio.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid max-w-190 gap-(--grid-gap)">
          {comments.map((comment) => (
            <li key={comment.id}>
              <StudioLine comment={comment} />
            </li>
          ))}
        </ul>
      )}
      {before === null ? null : (
        <ButtonLink className="justify-self-start" href={`${to('comments.studio')}?before=${before}`}>
          {t('comments.studio.older')}
        </ButtonLink>
      )}
    </WorkPage>
  );
}
