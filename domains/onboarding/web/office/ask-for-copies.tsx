import type { ReactNode } from 'react';
import { useState } from 'react';
import { secondOperatorNeeded } from '#kit/contract/problems.ts';
import { day } from '#kit/entries/entry.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { releaseCopies } from '../../contract/copies.ts';

/** Asks for copies of one person's documents, or of everybody's in what was recorded between two days; another operator agrees. */
export function AskForCopies({ account }: { account: string }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { busy, refusal, run } = useCall();
  const [whose, setWhose] = useState({ account, from: '', to: '' });
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isOne = whose.account !== '';
  const isWhose = isOne ? /^\d{1,9}$/.test(whose.account) : whose.from !== '' && whose.to !== '';
  const ask = async (): Promise<void> => {
    const about = isOne ? { accountId: Number(whose.account) } : { from: whose.from, to: whose.to };
    const answer = await run((api) => api.call(releaseCopies, { body: { reason, ...about } }), {
      isRefusedInPlace: true,
    });
    const isTaken = !answer.ok && answer.problem.code === secondOperatorNeeded.code;
    setAsked(isTaken);
    if (isTaken) setReason('');
  };
  return (
    <Card title={t('onboarding.office.copies.ask')} description={t('onboarding.office.copies.askText')}>
      <form
        className="grid max-w-160 grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          name="account"
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          label={t('onboarding.office.copies.account')}
          hint={t('onboarding.office.copies.accountText')}
          value={whose.account}
          onChange={({ currentTarget }) => setWhose({ ...whose, account: currentTarget.value.trim() })}
        />
        {isOne ? null : (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {(['from', 'to'] as const).map((name) => (
              <EntryField
                key={name}
                entry={day}
                label={t(`onboarding.office.copies.${name}`)}
                value={whose[name]}
                onChange={({ currentTarget }) => setWhose({ ...whose, [name]: currentTarget.value })}
              />
            ))}
          </div>
        )}
        <TextArea
          name="reason"
          required
          minLength={3}
          maxLength={300}
          rows={3}
          label={t('onboarding.office.copies.why')}
          hint={t('onboarding.office.copies.whyText')}
          value={reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            setAsked(false);
          }}
        />
        <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
          {isAsked ? (
            <>
              <p className="font-semibold text-success text-sm">{t('onboarding.office.copies.asked')}</p>
              <ButtonLink variant="ghost" size="sm" href={to('office.decisions')}>
                {t('onboarding.office.copies.decisions')}
              </ButtonLink>
            </>
          ) : refusal === '' ? null : (
            <p className="font-semibold text-danger text-sm">{refusal}</p>
          )}
        </div>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabled={!isWhose || reason.trim().length < 3}
          className="justify-self-start"
        >
          {t('onboarding.office.copies.askNow')}
        </Button>
      </form>
    </Card>
  );
}
