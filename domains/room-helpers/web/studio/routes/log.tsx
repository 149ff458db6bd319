import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { getRoomLog } from '../../../contract/studio.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('before'));
  const isPage = Number.isSafeInteger(requested) && requested > 0;
  const answer = await context.get(web).api.call(getRoomLog, { query: isPage ? { before: requested } : {} });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, isFirst: !isPage };
}

export const meta = pageMeta(({ t }) => ({ title: t('room-helpers.studio.log') }));

/** Who did what to whom in the performer’s room, the latest first. */
export default function RoomLog(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const format = useFormat();
  const nameOf = useGuestName();
  const { lines, before, isFirst } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('room-helpers.studio.log')} lead={t('room-helpers.studio.logText')}>
      {lines.length === 0 ? (
        <EmptyState icon={<ScrollText />} title={t('room-helpers.logNone')} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {lines.map(({ id, at, act, byName, guestName, text, until }) => (
              <li key={id} className="grid gap-1 px-(--card-pad) py-3">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold">{t(`room-helpers.act.${act}`)}</span>
                  {guestName ? <bdi>{nameOf(guestName)}</bdi> : null}
                  {until === null ? null : (
                    <span className="text-muted text-sm">
                      {t('room-helpers.studio.until', { day: format.dateTime(until) })}
                    </span>
                  )}
                </span>
                {text ? (
                  <span dir="auto" className="text-muted [overflow-wrap:anywhere]">
                    {text}
                  </span>
                ) : null}
                <span className="text-sm text-subtle">
                  <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>
                  {byName ? <bdi>{` · ${nameOf(byName)}`}</bdi> : null}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <nav aria-label={t('room-helpers.studio.pages')} className="flex justify-between gap-3">
        {isFirst ? (
          <span />
        ) : (
          <ButtonLink href={to('room-helpers.studioLog')}>{t('room-helpers.studio.newest')}</ButtonLink>
        )}
        {before === null ? null : (
          <ButtonLink href={`${to('room-helpers.studioLog')}?before=${before}`}>
            {t('room-helpers.studio.older')}
          </ButtonLink>
        )}
      </nav>
    </WorkPage>
  );
}
