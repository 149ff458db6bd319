import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { day } from '#kit/entries/entry.ts';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { RadioGroup } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { beginIdentity, saveAddress, saveContact, savePerson, saveStage } from '../../contract/application.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStep } from './use-step.ts';

const read = (form: FormData, name: string): string => String(form.get(name) ?? '');

export function ContactStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const { save, errorOf, ...state } = useStep(onView);
  const { email, isEmailProven, phone } = view.contact;
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={(form) => void save((api) => api.call(saveContact, { body: { phone: read(form, 'phone') } }))}
    >
      <p className="min-w-0 break-words text-sm">
        {t('onboarding.email', { email })} ·{' '}
        <span className={isEmailProven ? 'text-success' : 'text-danger'}>
          {t(isEmailProven ? 'onboarding.emailProven' : 'onboarding.emailOpen')}
        </span>
      </p>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        label={t('onboarding.phone')}
        hint={t('onboarding.phoneHint')}
        defaultValue={phone ?? ''}
        error={errorOf('phone')}
      />
    </StepFrame>
  );
}

export function PersonStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const { save, errorOf, ...state } = useStep(onView);
  const { person } = view;
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={(form) =>
        void save((api) =>
          api.call(savePerson, {
            body: {
              ...{ firstName: read(form, 'firstName'), lastName: read(form, 'lastName') },
              birthDate: read(form, 'birthDate'),
            },
          }),
        )
      }
    >
      <TextField
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={60}
        label={t('onboarding.firstName')}
        defaultValue={person?.firstName ?? ''}
        error={errorOf('firstName')}
      />
      <TextField
        name="lastName"
        autoComplete="family-name"
        required
        maxLength={60}
        label={t('onboarding.lastName')}
        defaultValue={person?.lastName ?? ''}
        error={errorOf('lastName')}
      />
      <EntryField
        entry={day}
        name="birthDate"
        autoComplete="bday"
        required
        label={t('onboarding.birthDate')}
        defaultValue={person?.birthDate ?? ''}
        error={errorOf('birthDate')}
      />
    </StepFrame>
  );
}

export function AddressStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { save, errorOf, ...state } = useStep(onView);
  const { address } = view;
  // Servers and browsers do not name all countries alike; the long list is the browser's own.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const codes = isReady ? codesOfWorld : address ? [address.country] : [];
  const countries = codes
    .map((value) => ({ value, label: format.countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, format.language));
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={(form) =>
        void save((api) =>
          api.call(saveAddress, {
            body: {
              ...{ street: read(form, 'street'), postcode: read(form, 'postcode') },
              ...{ town: read(form, 'town'), country: read(form, 'country') },
            },
          }),
        )
      }
    >
      <TextField
        name="street"
        autoComplete="street-address"
        required
        maxLength={100}
        label={t('onboarding.street')}
        defaultValue={address?.street ?? ''}
        error={errorOf('street')}
      />
      <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          name="postcode"
          autoComplete="postal-code"
          required
          maxLength={12}
          label={t('onboarding.postcode')}
          defaultValue={address?.postcode ?? ''}
          error={errorOf('postcode')}
        />
        <TextField
          name="town"
          autoComplete="address-level2"
          required
          maxLength={60}
          label={t('onboarding.town')}
          defaultValue={address?.town ?? ''}
          error={errorOf('town')}
        />
      </div>
      <Select
        key={isReady ? 'all' : 'one'}
        name="country"
        autoComplete="country"
        required
        label={t('onboarding.country')}
        defaultValue={address?.country ?? ''}
        options={[{ value: '', label: t('onboarding.choose') }, ...countries]}
        error={errorOf('country')}
      />
    </StepFrame>
  );
}

/** Where the document stands, and the way to the service that checks it. */
export function IdentityStep({ view, isOpen }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { state, reason, findings, documentEnds } = view.identity;
  const begin = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(beginIdentity, {});
    if (answer.ok) return location.assign(answer.data.link);
    setBusy(false);
    setRefusal(answer.problem.title);
  };
  const isSound = state === 'accepted' && findings.length === 0;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div role="status" className="grid gap-2 leading-relaxed empty:hidden">
        {isSound ? <p className="font-semibold text-success">{t('onboarding.identity.accepted')}</p> : null}
        {isSound && documentEnds ? (
          <p className="text-sm">{t('onboarding.identity.ends', { day: format.date(documentEnds) })}</p>
        ) : null}
        {state === 'accepted' ? findings.map((one) => <Again key={one}>{t(`onboarding.finding.${one}`)}</Again>) : null}
        {state === 'rejected' && reason && reason !== 'underage' ? (
          <Again>{t(`onboarding.identity.rejected.${reason}`)}</Again>
        ) : null}
        {state === 'more' || state === 'expired' ? <Again>{t(`onboarding.identity.${state}`)}</Again> : null}
        {state === 'open' || state === 'submitted' ? <p>{t(`onboarding.identity.${state}`)}</p> : null}
      </div>
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {refusal}
      </p>
      {isOpen && state !== 'submitted' ? (
        <Button
          variant={isSound ? 'secondary' : 'primary'}
          size="lg"
          loading={busy}
          onClick={() => void begin()}
          className="sm:justify-self-start"
        >
          {t('onboarding.identity.begin')}
        </Button>
      ) : null}
    </div>
  );
}

/** Why a document was not enough, and what to do. */
function Again({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className="flex items-start gap-3 rounded-card bg-warning-soft px-4 py-3 font-semibold text-sm">
      <RotateCcw aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

export function StageStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const { save, errorOf, ...state } = useStep(onView);
  const { stage } = view;
  return (
    <StepFrame
      {...state}
      isOpen={isOpen}
      onSubmit={(form) => {
        const gender = read(form, 'gender');
        const body =
          gender === 'T'
            ? ({ gender: 'N', genderType: 'T' } as const)
            : ({ gender: gender === 'M' ? 'M' : 'F', genderType: gender === 'M' ? 'M' : 'F' } as const);
        void save((api) => api.call(saveStage, { body: { name: read(form, 'name'), ...body } }));
      }}
    >
      <TextField
        name="name"
        autoComplete="nickname"
        required
        minLength={3}
        maxLength={24}
        label={t('onboarding.stageName')}
        defaultValue={stage?.name ?? ''}
        error={errorOf('name')}
      />
      <RadioGroup
        name="gender"
        legend={t('onboarding.gender')}
        defaultValue={stage?.genderType === 'M' || stage?.genderType === 'T' ? stage.genderType : 'F'}
        options={(['F', 'M', 'T'] as const).map((value) => ({ value, label: t(`onboarding.gender.${value}`) }))}
      />
    </StepFrame>
  );
}
