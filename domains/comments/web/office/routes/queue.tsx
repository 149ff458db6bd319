import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { href } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { nextComment } from '../../../contract/index.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, language } = context.get(web);
  const after = new URL(request.url).searchParams.get('after');
  const passed = after && /^\d{1,15}$/.test(after) && Number(after) > 0 ? { after: Number(after) } : {};
  const answer = await api.call(nextComment, { query: passed });
  if (!answer.ok) throw refused(answer.problem.status);
  const { commentId, waiting } = answer.data;
  if (commentId !== null) throw redirect(href('comments.officeComment', language, { commentId }));
  return { waiting };
}

export const meta = pageMeta(({ t }) => ({ title: t('comments.office.queue') }));

/** Leads to the comment that has asked for an operator the longest; says so where none does. */
export default function Queue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <WorkPage title={t('comments.office.queue')} lead={t('comments.office.queueLead')}>
      <EmptyState
        icon={<PartyPopper />}
        title={t('comments.office.queueEnd')}
        action={<ButtonLink href={to('comments.office')}>{t('comments.office.all')}</ButtonLink>}
      >
        {t('comments.office.queueEndText')}
      </EmptyState>
    </WorkPage>
  );
}
