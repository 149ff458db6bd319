import { KeyRound } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OperatorLine } from '../../../contract/operators.ts';
import {
  inviteOperator,
  listOperators,
  removeOperator,
  setDesks,
  withdrawInvitation,
} from '../../../contract/operators.ts';
import { DeskChoice, desksIn } from '../desk-choice.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.operators.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listOperators, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

type Asked = { readonly what: 'invite' } | { readonly what: 'desks' | 'remove'; readonly of: OperatorLine };

/** Who works here, and on what. */
export default function Operators(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { operators, invitations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [missing, setMissing] = useState<'email' | 'desks' | 'reason' | null>(null);
  const ask = (next: Asked | null): void => {
    setMissing(null);
    setAsked(next);
  };
  const word = (what: OperatorLine['desks'][number]): string => t(`office.office.operators.desk.${what}`);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!asked) return;
    const form = new FormData(event.currentTarget);
    const desks = desksIn(form);
    const email = String(form.get('email') ?? '').trim();
    const reason = String(form.get('reason') ?? '').trim();
    if (asked.what === 'invite' && !email.includes('@')) return setMissing('email');
    if (asked.what !== 'remove' && desks.length === 0) return setMissing('desks');
    if (asked.what === 'remove' && reason.length < 3) return setMissing('reason');
    // Closed before: the question who one is comes in a dialog of its own.
    ask(null);
    if (asked.what === 'invite')
      await run((api) => api.call(inviteOperator, { body: { email, desks } }), {
        told: () => t('office.office.operators.sent', { email }),
      });
    else if (asked.what === 'desks')
      await run((api) => api.call(setDesks, { body: { accountId: asked.of.id, desks } }), {
        told: () => t('office.office.operators.saved'),
      });
    else
      await run((api) => api.call(removeOperator, { body: { accountId: asked.of.id, reason } }), {
        told: () => t('office.office.operators.removed', { email: asked.of.email }),
      });
    await revalidate();
  };
  const withdraw = async (invitationId: number): Promise<void> => {
    await run((api) => api.call(withdrawInvitation, { body: { invitationId } }), {
      told: () => t('office.office.operators.withdrawn'),
    });
    await revalidate();
  };

  const titles = {
    invite: t('office.office.operators.inviteTitle'),
    desks: t('office.office.operators.change'),
    remove: t('office.office.operators.removeTitle', { email: asked && 'of' in asked ? asked.of.email : '' }),
  };
  const presses = {
    invite: t('office.office.operators.send'),
    desks: t('office.office.operators.save'),
    remove: t('office.office.operators.remove'),
  };
  return (
    <WorkPage
      title={t('office.office.operators.title')}
      lead={t('office.office.operators.lead')}
      actions={
        <Button variant="primary" onClick={() => ask({ what: 'invite' })} disabled={busy}>
          {t('office.office.operators.invite')}
        </Button>
      }
    >
      <CardRow min="20rem">
        {operators.map((one) => (
          <Card key={one.id} title={<span className="wrap-anywhere">{one.email}</span>}>
            <div className="grid gap-3">
              <div className="flex flex-wrap gap-1.5">
                {one.isSelf ? <Badge tone="accent">{t('office.office.operators.self')}</Badge> : null}
                {one.desks.map((desk) => (
                  <Badge key={desk}>{word(desk)}</Badge>
                ))}
                {one.desks.length === 0 ? <Badge tone="warning">{t('office.office.operators.noDesk')}</Badge> : null}
                {one.passkeys === 0 ? (
                  <Badge tone="warning" icon={<KeyRound />}>
                    {t('office.office.operators.noPasskey')}
                  </Badge>
                ) : null}
              </div>
              <p className="text-muted text-sm">
                {one.lastSeenAt
                  ? t('office.office.operators.seen', { when: format.dateTime(one.lastSeenAt) })
                  : t('office.office.operators.notHere')}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" disabled={busy} onClick={() => ask({ what: 'desks', of: one })}>
                  {t('office.office.operators.change')}
                </Button>
                <Button size="sm" variant="ghost" disabled={busy} onClick={() => ask({ what: 'remove', of: one })}>
                  {t('office.office.operators.remove')}
                </Button>
              </div>
            </div>
          </Card>
        ))}
      </CardRow>
      {invitations.length > 0 ? (
        <Card title={t('office.office.operators.open')}>
          <ul className="grid gap-3">
            {invitations.map(({ id, email, desks, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 wrap-anywhere">
                  {email ?? t('office.office.operators.first')}
                  <span className="block text-muted text-sm">
                    {desks.map(word).join(', ')} ·{' '}
                    {t('office.office.operators.until', { when: format.dateTime(expiresAt) })}
                  </span>
                </span>
                <Button size="sm" disabled={busy} onClick={() => void withdraw(id)}>
                  {t('office.office.operators.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Dialog
        open={asked !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : ask(null))}
        title={asked ? titles[asked.what] : ''}
        description={
          asked?.what === 'invite'
            ? t('office.office.operators.inviteText')
            : asked?.what === 'remove'
              ? t('office.office.operators.removeText')
              : asked?.of.email
        }
        closeLabel={t('office.office.operators.close')}
        footer={
          <Button type="submit" form="operator-form" variant={asked?.what === 'remove' ? 'danger' : 'primary'}>
            {asked ? presses[asked.what] : ''}
          </Button>
        }
      >
        <form id="operator-form" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
          {asked?.what === 'invite' ? (
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              label={t('office.office.operators.email')}
              error={missing === 'email' ? t('office.office.operators.emailWrong') : undefined}
            />
          ) : null}
          {asked?.what === 'remove' ? (
            <TextField
              name="reason"
              maxLength={500}
              autoComplete="off"
              required
              label={t('office.office.operators.reason')}
              error={missing === 'reason' ? t('office.office.operators.reasonMissing') : undefined}
            />
          ) : (
            <DeskChoice
              chosen={asked?.what === 'desks' ? asked.of.desks : []}
              error={missing === 'desks' ? t('office.office.operators.desksMissing') : undefined}
            />
          )}
        </form>
      </Dialog>
    </WorkPage>
  );
}
