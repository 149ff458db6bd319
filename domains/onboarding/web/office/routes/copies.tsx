import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { routeUrl } from '#kit/contract/client.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { stepUpLink } from '#kit/web/session/step-up.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { CopyRelease } from '../../../contract/copies.ts';
import { exportCopies, listCopyReleases } from '../../../contract/copies.ts';
import { AskForCopies } from '../ask-for-copies.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listCopyReleases, {});
  if (!answer.ok) throw refused(answer.problem.status);
  const account = new URL(request.url).searchParams.get('account') ?? '';
  return { ...answer.data, account: /^\d{1,9}$/.test(account) ? account : '' };
}

export const meta = pageMeta(({ t }) => ({ title: t('onboarding.office.copies') }));

/** Copies of identity documents for an inspector: one operator asks, another agrees, then they are fetched for a while. */
export default function OfficeCopies(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { releases, account } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('onboarding.office.copies')}
      lead={t('onboarding.office.copies.lead')}
      breadcrumb={
        <Breadcrumb
          label={t('onboarding.office.title')}
          items={[
            { label: t('onboarding.office.title'), href: to('onboarding.office') },
            { label: t('onboarding.office.copies') },
          ]}
        />
      }
    >
      <AskForCopies key={account} account={account} />
      <Card title={t('onboarding.office.copies.released')}>
        {releases.length === 0 ? (
          <p className="text-muted">{t('onboarding.office.copies.none')}</p>
        ) : (
          <ul className="grid gap-3">
            {releases.map((one) => (
              <Release key={one.id} {...one} />
            ))}
          </ul>
        )}
      </Card>
    </WorkPage>
  );
}

function Release({ id, accountId, from, to, reason, until, isOpen }: CopyRelease): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-semibold">
          {accountId === null
            ? t('onboarding.office.copies.between', {
                from: from === null ? '' : format.date(from),
                to: to === null ? '' : format.date(to),
              })
            : t('onboarding.office.unnamed', { id: accountId })}
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{reason}</p>
      </div>
      {isOpen ? (
        <div className="grid justify-items-start gap-1">
          <ButtonLink
            variant="primary"
            download
            {...stepUpLink}
            href={routeUrl(exportCopies, { params: { releaseId: id } }, language)}
            icon={<Download aria-hidden />}
          >
            {t('onboarding.office.copies.fetch')}
          </ButtonLink>
          <span className="text-muted text-sm">
            {t('onboarding.office.copies.until', { at: format.dateTime(until) })}
          </span>
        </div>
      ) : (
        <Badge tone="neutral">{t('onboarding.office.copies.over')}</Badge>
      )}
    </li>
  );
}
