import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnBan } from '../../../contract/own.ts';
import { answerNaming, appealBan, getOwnHelping, leaveHelping } from '../../../contract/own.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnHelping, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('room-helpers.own.title') }));

/** Where a guest helps or is asked to, and bans of theirs with the way to have them looked at. */
export default function OwnHelpingPage(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { rooms, bans } = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const act = async <T,>(call: (api: ApiClient) => Promise<Result<T>>, told: string): Promise<void> => {
    if ((await run(call, { told: () => told })).ok) await revalidate();
  };
  return (
    <div className="page grid max-w-190 grid-cols-1 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('room-helpers.own.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('room-helpers.own.title')}</h1>
        <p className="text-muted">{t('room-helpers.own.lead')}</p>
      </header>
      {rooms.length === 0 && bans.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t('room-helpers.own.none')}>
          {t('room-helpers.own.noneText')}
        </EmptyState>
      ) : null}
      {rooms.map(({ actorId, actorName, state, since }) => (
        <Card key={actorId}>
          <div className="flex flex-wrap items-center gap-3">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <LocalLink
                to="live.room"
                params={{ actorName: actorName.toLowerCase() }}
                className="font-semibold text-ink"
              >
                <bdi>{actorName}</bdi>
              </LocalLink>
              <span className="text-muted text-sm">
                {t(state === 'active' ? 'room-helpers.own.since' : 'room-helpers.own.invited', {
                  day: format.date(since),
                })}
              </span>
            </span>
            {state === 'active' ? (
              <Button
                disabled={busy}
                onClick={() =>
                  void act((api) => api.call(leaveHelping, { body: { actorId } }), t('room-helpers.own.left'))
                }
              >
                {t('room-helpers.own.leave')}
              </Button>
            ) : (
              <span className="flex gap-2">
                {([false, true] as const).map((accept) => (
                  <Button
                    key={String(accept)}
                    variant={accept ? 'primary' : 'secondary'}
                    disabled={busy}
                    onClick={() =>
                      void act(
                        (api) => api.call(answerNaming, { body: { actorId, accept } }),
                        t(accept ? 'room-helpers.own.accepted' : 'room-helpers.own.declined', { name: actorName }),
                      )
                    }
                  >
                    {t(accept ? 'room-helpers.own.accept' : 'room-helpers.own.decline')}
                  </Button>
                ))}
              </span>
            )}
          </div>
          {state === 'invited' ? <p className="mt-3 text-muted text-sm">{t('room-helpers.own.what')}</p> : null}
        </Card>
      ))}
      {bans.map((ban) => (
        <Ban key={ban.banId} ban={ban} />
      ))}
    </div>
  );
}

/** One ban: why, until when, and the one appeal. */
function Ban({ ban }: { ban: OwnBan }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { busy, refusal, run } = useCall();
  const { revalidate } = useRevalidator();
  const [words, setWords] = useState('');
  const send = async (): Promise<void> => {
    const answer = await run((api) => api.call(appealBan, { body: { banId: ban.banId, words } }), {
      told: () => t('room-helpers.own.appealed'),
      isRefusedInPlace: true,
    });
    if (answer.ok) await revalidate();
  };
  return (
    <Card
      title={t('room-helpers.own.ban', { name: ban.actorName })}
      description={t('room-helpers.own.banUntil', { day: format.dateTime(ban.until) })}
    >
      <div className="grid gap-3">
        {ban.reason ? (
          <p>
            <bdi className="[overflow-wrap:anywhere]">{ban.reason}</bdi>
          </p>
        ) : null}
        {ban.appeal === 'none' ? (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextArea
              label={t('room-helpers.own.appeal')}
              hint={t('room-helpers.own.appealHint')}
              error={refusal || undefined}
              maxLength={500}
              required
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <span>
              <Button type="submit" variant="primary" loading={busy}>
                {t('room-helpers.own.send')}
              </Button>
            </span>
          </form>
        ) : (
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={ban.appeal === 'waiting' ? 'info' : 'neutral'}>
              {t(ban.appeal === 'waiting' ? 'room-helpers.own.waiting' : 'room-helpers.own.kept')}
            </Badge>
            <bdi>{ban.answer}</bdi>
          </p>
        )}
      </div>
    </Card>
  );
}
