import { ShieldOff } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { resetSecondFactor } from '../../../contract/second-factor-routes.ts';
import { useFocusRefused } from '../../parts/field-errors.ts';
import { Notice } from '../../parts/notice.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('identity.office.factor.title') }));

/** What is about to happen, and to whom. */
interface ResetRequest {
  readonly email: string;
  readonly reason: string;
}

/** Takes the second factors off an account whose owner lost them and was identified otherwise. */
export default function SecondFactorOffice(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [request, setRequest] = useState<ResetRequest | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const form = useFocusRefused<HTMLFormElement>(problem);

  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = (name: string): string => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    setDone(null);
    setProblem(null);
    setRequest({ email: text('email'), reason: text('reason') });
  };
  const reset = async (body: ResetRequest): Promise<void> => {
    setBusy(true);
    // Closed before: the question who one is comes in a dialog of its own.
    setRequest(null);
    const answer = await api.call(resetSecondFactor, { body });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setDone(body.email);
    form.current?.reset();
  };
  const told = (field: string): boolean => problem?.errors?.some((error) => error.field === `body.${field}`) ?? false;
  const words = problem?.code === 'not_found' ? t('identity.office.factor.nobody') : problem?.title;

  return (
    <WorkPage title={t('identity.office.factor.title')} lead={t('identity.office.factor.lead')}>
      <Card>
        <form ref={form} onSubmit={ask} noValidate className="grid max-w-140 gap-4">
          {done ? <Notice tone="success">{t('identity.office.factor.done', { email: done })}</Notice> : null}
          {problem && !problem.errors?.length ? <Notice tone="danger">{words}</Notice> : null}
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            label={t('identity.office.factor.email')}
            hint={t('identity.office.factor.emailHint')}
            error={told('email') ? t('identity.error.email') : undefined}
          />
          <TextField
            name="reason"
            maxLength={200}
            autoComplete="off"
            required
            label={t('identity.office.factor.reason')}
            hint={t('identity.office.factor.reasonHint')}
            error={told('reason') ? t('identity.office.factor.reasonMissing') : undefined}
          />
          <div>
            <Button type="submit" variant="danger" icon={<ShieldOff aria-hidden />} loading={busy}>
              {t('identity.office.factor.submit')}
            </Button>
          </div>
        </form>
      </Card>
      <Dialog
        open={request !== null}
        onOpenChange={(open) => open || setRequest(null)}
        size="sm"
        title={t('identity.office.factor.ask')}
        description={t('identity.office.factor.askText', { email: request?.email ?? '' })}
        closeLabel={t('identity.stepUp.cancel')}
        footer={
          <>
            <Button onClick={() => setRequest(null)}>{t('identity.stepUp.cancel')}</Button>
            <Button variant="danger" onClick={() => request && void reset(request)}>
              {t('identity.office.factor.confirm')}
            </Button>
          </>
        }
      />
    </WorkPage>
  );
}
