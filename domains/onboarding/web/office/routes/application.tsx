import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { acceptApplication, readApplication, readApplicationHead } from '../../../contract/office.ts';
import { ContractBadge } from '../contract-badge.tsx';
import { DecisionDialog } from '../decision-dialog.tsx';
import { RecordsOf } from '../records-of.tsx';
import { stateTones } from '../state-tones.ts';

export async function loader({ context, params: { accountId = '' }, request }: LoaderFunctionArgs) {
  if (!/^\d{1,9}$/.test(accountId)) throw notFound();
  const { api } = context.get(web);
  const params = { accountId: Number(accountId) };
  const head = await api.call(readApplicationHead, { params });
  if (!head.ok) throw refused(head.problem.status);
  const reason = new URL(request.url).searchParams.get('reason')?.trim() ?? '';
  const file = reason.length < 3 ? null : await api.call(readApplication, { params, query: { reason } });
  return { head: head.data, reason, file: file?.ok ? file.data : null };
}

export const meta = pageMeta(({ t }) => ({ title: t('onboarding.office.title') }));

const decisions = { m: 'more', r: 'refuse', s: 'suspend' } as const;
type Asking = (typeof decisions)[keyof typeof decisions];

/** Everything of one person on one page; decided by keyboard. */
export default function OfficeApplication(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { head, reason, file } = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const [asking, setAsking] = useState<Asking | null>(null);
  const hrefOf = (accountId: number): string => {
    const query = reason === '' ? '' : `?${new URLSearchParams({ reason })}`;
    return `${to('onboarding.officeApplication', { accountId: String(accountId) })}${query}`;
  };
  const isWaiting = head.state === 'waiting';
  const mayAccept = file !== null && (isWaiting || head.state === 'suspended');
  const may: Readonly<Record<Asking, boolean>> = {
    more: isWaiting || ['more', 'suspended', 'expired', 'refused'].includes(head.state),
    refuse: isWaiting || ['more', 'suspended', 'expired'].includes(head.state),
    suspend: head.state === 'accepted',
  };
  const go = async (next: number | null): Promise<void> => {
    setAsking(null);
    await (next === null ? revalidate() : navigate(hrefOf(next)));
  };
  const accept = async (): Promise<void> => {
    const answer = await run((api) => api.call(acceptApplication, { params: { accountId: head.accountId } }), {
      told: () => t('onboarding.office.decided'),
    });
    if (answer.ok) await go(answer.data.next);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, textarea, select, [role="dialog"]') !== null;
      if (isTyping || event.metaKey || event.ctrlKey || event.altKey || asking !== null || busy) return;
      const key = event.key.toLowerCase();
      if (key === 'a' && mayAccept) void accept();
      else if (key === 'j' && head.next !== null) void navigate(hrefOf(head.next));
      else if (key === 'k' && head.previous !== null) void navigate(hrefOf(head.previous));
      else if (key === 'm' || key === 'r' || key === 's') {
        if (!may[decisions[key]]) return;
        event.preventDefault();
        setAsking(decisions[key]);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <WorkPage
      title={head.stageName || t('onboarding.office.unnamed', { id: head.accountId })}
      lead={t('onboarding.office.waiting', { count: head.waiting })}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={stateTones[head.state]}>{t(`onboarding.office.is.${head.state}`)}</Badge>
        <ContractBadge {...head} />
        {head.findings.map((one) => (
          <Badge key={one} tone="danger">
            {t(`onboarding.office.found.${one}`)}
          </Badge>
        ))}
        <span className="grow" />
        {head.previous === null ? null : (
          <ButtonLink variant="ghost" href={hrefOf(head.previous)}>
            {t('onboarding.office.previous')}
          </ButtonLink>
        )}
        {head.next === null ? null : (
          <ButtonLink variant="ghost" href={hrefOf(head.next)}>
            {t('onboarding.office.next')}
          </ButtonLink>
        )}
      </div>
      {file === null ? (
        <Card title={t('onboarding.office.why')} description={t('onboarding.office.whyText')}>
          <Form method="get" className="grid max-w-120 grid-cols-1 gap-3">
            <TextField
              name="reason"
              required
              minLength={3}
              maxLength={300}
              label={t('onboarding.office.why')}
              hideLabel
              defaultValue={t('onboarding.office.whyDefault')}
            />
            <Button type="submit" variant="primary" className="justify-self-start">
              {t('onboarding.office.openRecords')}
            </Button>
          </Form>
        </Card>
      ) : (
        <RecordsOf file={file} reason={reason} />
      )}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-canvas py-3">
        {mayAccept ? (
          <Button variant="primary" loading={busy} onClick={() => void accept()}>
            {t('onboarding.office.accept')}
          </Button>
        ) : null}
        {(['more', 'refuse', 'suspend'] as const).map((kind) =>
          may[kind] ? (
            <Button key={kind} variant={kind === 'more' ? 'secondary' : 'danger'} onClick={() => setAsking(kind)}>
              {t(`onboarding.office.${kind}`)}
            </Button>
          ) : null,
        )}
        <span className="text-sm text-subtle max-md:hidden">{t('onboarding.office.keys')}</span>
      </div>
      {asking ? (
        <DecisionDialog
          kind={asking}
          accountId={head.accountId}
          steps={file?.view.steps.map(({ name }) => name) ?? []}
          onClose={() => setAsking(null)}
          onDone={(next) => void go(next)}
        />
      ) : null}
    </WorkPage>
  );
}
