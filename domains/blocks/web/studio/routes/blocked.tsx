import { ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { BlockedGuest } from '../../../contract/index.ts';
import { getBlockedGuests, unblockGuest } from '../../../contract/index.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const requested = Number(new URL(request.url).searchParams.get('before'));
  const before = Number.isSafeInteger(requested) && requested > 0 ? String(requested) : undefined;
  const answer = await context.get(web).api.call(getBlockedGuests, { query: before === undefined ? {} : { before } });
  if (!answer.ok) throw refused(answer.problem.status);
  return { ...answer.data, first: before === undefined };
}

export const meta = pageMeta(({ t }) => ({ title: t('blocks.studio.title') }));

/** Whom the performer has blocked; each is let back in with one press. */
export default function Blocked(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { guests, before, first } = useLoaderData<typeof loader>();
  const list = useRef<HTMLDivElement>(null);
  return (
    <WorkPage title={t('blocks.studio.title')} lead={t('blocks.studio.lead')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        {guests.length === 0 ? (
          <EmptyState icon={<ShieldOff />} title={t('blocks.studio.none')}>
            {t('blocks.studio.noneText')}
          </EmptyState>
        ) : (
          <Card flush>
            <ul className="divide-y divide-line">
              {guests.map((guest) => (
                <Row key={guest.guestId} guest={guest} onGone={() => list.current?.focus()} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <nav aria-label={t('blocks.studio.pages')} className="flex justify-between gap-3">
        {first ? <span /> : <ButtonLink href={to('blocks.studio')}>{t('blocks.studio.newest')}</ButtonLink>}
        {before === null ? null : (
          <ButtonLink href={`${to('blocks.studio')}?before=${before}`}>{t('blocks.studio.older')}</ButtonLink>
        )}
      </nav>
    </WorkPage>
  );
}

function Row({ guest, onGone }: { guest: BlockedGuest; onGone: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const name = useGuestName()(guest.name);
  const unblock = async (): Promise<void> => {
    const answer = await run((api) => api.call(unblockGuest, { body: { guestId: guest.guestId } }), {
      told: () => t('blocks.studio.unblocked', { name }),
    });
    if (!answer.ok) return;
    onGone();
    await revalidate();
  };
  return (
    <li className="flex items-center gap-3 px-(--card-pad) py-2">
      <Avatar name={name} size="sm" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-semibold">{name}</span>
        <span translate="no" className="text-muted text-sm">
          {t('blocks.studio.since', { day: format.date(guest.blockedAt) })}
        </span>
      </span>
      <Button
        size="sm"
        disabled={busy}
        aria-label={t('blocks.studio.unblockOf', { name })}
        onClick={() => void unblock()}
      >
        {t('blocks.studio.unblock')}
      </Button>
    </li>
  );
}
