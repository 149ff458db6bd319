import type { ReactNode } from 'react';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PayeeView } from '../../contract/index.ts';
import { saveBankAccount } from '../../contract/index.ts';
import { FormFrame } from './form-frame.tsx';
import { useSaving } from './use-saving.ts';

const fields = ['iban', 'holder'];
const read = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Where the money goes. What is kept is shown masked; another account is typed whole. */
export function AccountForm({
  view,
  isOpen,
  onView,
}: {
  view: PayeeView;
  isOpen: boolean;
  onView: (view: PayeeView) => void;
}): ReactNode {
  const t = useMessages();
  const saving = useSaving();
  const { account } = view;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <KeptAccount view={view} />
      <FormFrame
        key={account?.id}
        saving={saving}
        fields={fields}
        isOpen={isOpen}
        onSubmit={(form) =>
          void saving
            .save((api) =>
              api.call(saveBankAccount, { body: { iban: read(form, 'iban'), holder: read(form, 'holder') } }),
            )
            .then((next) => next && onView(next))
        }
      >
        <TextField
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={60}
          placeholder="DE89 3704 0044 0532 0130 00"
          label={t(account ? 'payouts.form.ibanNew' : 'payouts.form.iban')}
          hint={t(account ? 'payouts.form.ibanChange' : 'payouts.form.ibanHint')}
          error={saving.errorOf('iban')}
        />
        <TextField
          name="holder"
          autoComplete="name"
          required
          maxLength={70}
          label={t('payouts.form.holder')}
          hint={t('payouts.form.holderHint')}
          defaultValue={account?.holder ?? view.tax?.name ?? view.known?.name ?? ''}
          error={saving.errorOf('holder')}
        />
      </FormFrame>
    </div>
  );
}

/** The account that is kept, and from when on it is paid to. */
export function KeptAccount({ view: { account } }: { view: Pick<PayeeView, 'account'> }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  if (account === null) return null;
  const rests = account.usableFrom > account.since;
  return (
    <div className="grid min-w-0 gap-1 rounded-card border border-line bg-canvas p-4">
      <p translate="no" className="tabular font-extrabold text-lg">
        {account.iban}
      </p>
      <p translate="no" className="min-w-0 break-words text-muted text-sm">
        {account.holder}
      </p>
      <p className="text-sm">
        {t(rests ? 'payouts.form.accountFrom' : 'payouts.form.accountSince', {
          day: format.date(rests ? account.usableFrom : account.since),
        })}
      </p>
    </div>
  );
}
