import { Check, RotateCcw, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { auditWordOf } from '#kit/contract/audit.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Decision } from '../../../contract/decisions.ts';
import { agreeToDecision, listDecisions, refuseDecision, repeatDecision } from '../../../contract/decisions.ts';
import { askedName, askedValue } from '../../parts/asked.ts';
import { AuditSubject } from '../../parts/audit-subject.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.decisions.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listDecisions, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

/** What takes two operators: one asked, another agrees or refuses. */
export default function Decisions(): ReactNode {
  const t = useMessages();
  const { open, decided } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
  const [refusing, setRefusing] = useState<Decision | null>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);

  const carryOut = async ({ id, state }: Decision): Promise<void> => {
    const operation = state === 'failed' ? repeatDecision : agreeToDecision;
    await run((api) => api.call(operation, { params: { decisionId: id } }), {
      told: () => t('office.office.decisions.agreed'),
    });
    await revalidate();
  };
  const refuse = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!refusing) return;
    setReasonMissing(reason.length < 3);
    if (reason.length < 3) return;
    setRefusing(null);
    await run((api) => api.call(refuseDecision, { params: { decisionId: refusing.id }, body: { reason } }), {
      told: () => t('office.office.decisions.refused'),
    });
    await revalidate();
  };

  return (
    <WorkPage title={t('office.office.decisions.title')} lead={t('office.office.decisions.lead')}>
      <div className="grid max-w-200 grid-cols-1 gap-(--grid-gap)">
        {open.length === 0 ? <p className="text-muted">{t('office.office.decisions.none')}</p> : null}
        {open.map((one) => (
          <DecisionCard key={one.id} decision={one}>
            {one.state === 'approved' ? (
              <p className="text-muted text-sm">{t('office.office.decisions.underWay')}</p>
            ) : (
              <>
                {one.state === 'failed' ? (
                  <p className="font-semibold text-sm">{t('office.office.decisions.failed')}</p>
                ) : null}
                {one.isOwn ? <p className="text-muted text-sm">{t('office.office.decisions.own')}</p> : null}
                <div className="flex flex-wrap gap-2">
                  {one.isOwn ? null : (
                    <Button
                      variant="primary"
                      icon={one.state === 'failed' ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
                      disabled={busy}
                      onClick={() => void carryOut(one)}
                    >
                      {t(one.state === 'failed' ? 'office.office.decisions.repeat' : 'office.office.decisions.agree')}
                    </Button>
                  )}
                  <Button icon={<X aria-hidden />} disabled={busy} onClick={() => setRefusing(one)}>
                    {t(one.isOwn ? 'office.office.decisions.takeBack' : 'office.office.decisions.refuse')}
                  </Button>
                </div>
              </>
            )}
          </DecisionCard>
        ))}
        {decided.length > 0 ? <h2 className="font-bold text-lg">{t('office.office.decisions.decided')}</h2> : null}
        {decided.map((one) => (
          <DecisionCard key={one.id} decision={one} />
        ))}
      </div>
      <Dialog
        open={refusing !== null}
        closeLabel={t('office.office.operators.close')}
        onOpenChange={() => setRefusing(null)}
        title={t('office.office.decisions.refuseTitle')}
      >
        <form noValidate onSubmit={(event) => void refuse(event)} className="grid gap-4">
          <TextField
            name="reason"
            label={t('office.office.decisions.reason')}
            maxLength={200}
            error={isReasonMissing ? t('office.office.decisions.reasonMissing') : undefined}
          />
          <Button type="submit" variant="primary">
            {t('office.office.decisions.refuse')}
          </Button>
        </form>
      </Dialog>
    </WorkPage>
  );
}

const tones = { open: 'warning', approved: 'info', done: 'success', failed: 'danger', refused: 'neutral' } as const;

function DecisionCard({ decision, children }: { decision: Decision; children?: ReactNode }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { as, subject, details, askedBy, askedAt, until, state, decidedBy, reason } = decision;
  return (
    <Card
      title={t.maybe(auditWordOf(as)) ?? as}
      actions={<Badge tone={tones[state]}>{t(`office.office.decisions.state.${state}`)}</Badge>}
    >
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <p className="wrap-anywhere">
          {t('office.office.decisions.asked', { who: askedBy, when: format.dateTime(askedAt) })}
          <span className="block text-muted text-sm">
            {state === 'open'
              ? t('office.office.decisions.until', { when: format.dateTime(until) })
              : t('office.office.decisions.by', { who: decidedBy ?? '' })}
            {reason ? ` · ${reason}` : ''}
          </span>
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {subject ? (
            <Line name={t('office.office.decisions.about')} value={<AuditSubject subject={subject} />} />
          ) : null}
          {details.map(({ name, value }) => (
            <Line key={name} name={askedName(t, as, name)} value={askedValue(t, format, as, name, value)} />
          ))}
        </dl>
        {children}
      </div>
    </Card>
  );
}

function Line({ name, value }: { name: string; value: ReactNode }): ReactNode {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere line-clamp-6">{value}</dd>
    </>
  );
}
