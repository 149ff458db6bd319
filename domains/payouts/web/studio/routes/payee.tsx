import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnPayee } from '../../../contract/index.ts';
import { PayeeForms } from '../../parts/payee-forms.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnPayee, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('payouts.studio.payee') }));

/** Who is paid and where to: tax data and account, to be changed at any time. */
export default function PayeePage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const payee = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('payouts.studio.payee')}
      lead={t('payouts.studio.payee.lead')}
      actions={<ButtonLink href={to('payouts.money')}>{t('payouts.studio.back')}</ButtonLink>}
    >
      <PayeeForms payee={payee} />
    </WorkPage>
  );
}
