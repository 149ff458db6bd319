import { Phone, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { countryNeeded } from '../../contract/problems.ts';
import type { OwnPhones } from '../../contract/verification.ts';
import { getOwnPhones, pinCallStartVerification } from '../../contract/verification.ts';

/** What guests prove on their own page. */
export type LineType = 'primaryMobileNumber' | 'primaryFixedNumber';

interface NumberStepProps {
  readonly type: LineType;
  readonly onType: (type: LineType) => void;
  readonly onChange: (own: OwnPhones) => void;
  /** It was just asked for. */
  readonly hasFocus: boolean;
}

interface Asked {
  readonly countries: readonly string[];
  /** Empty until one is chosen. */
  readonly chosen: string;
}

/** The first step: a number, and how the code comes to it. */
export function NumberStep({ type, onType, onChange, hasFocus }: NumberStepProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const [phoneNumber, setNumber] = useState('');
  const [refused, setRefused] = useState<string>();
  /** Countries a number without a code may be of; null: it was not asked. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const isMobile = type === 'primaryMobileNumber';

  const send = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    const answer = await api.mutate(pinCallStartVerification, {
      phoneNumber,
      type,
      language,
      ...(asked?.chosen ? { country: asked.chosen } : {}),
    });
    if (!answer.ok && answer.problem.code === countryNeeded.code) {
      setBusy(false);
      const { countries, likely } = answer.problem.data as { countries: string[]; likely: string | null };
      setAsked({ countries, chosen: likely ?? '' });
      return setRefused(undefined);
    }
    const own = answer.ok ? await api.call(getOwnPhones, {}) : answer;
    setBusy(false);
    if (own.ok) return onChange(own.data);
    return setRefused(own.problem.errors?.[0]?.message ?? own.problem.title);
  };
  return (
    <Card title={t('phone-verification.add')} description={t('phone-verification.addText')}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <Segmented
          name="line"
          legend={t('phone-verification.kind')}
          value={type}
          onValueChange={(value) => onType(value === 'primaryFixedNumber' ? value : 'primaryMobileNumber')}
          options={[
            { value: 'primaryMobileNumber', label: t('phone-verification.mobile') },
            { value: 'primaryFixedNumber', label: t('phone-verification.fixed') },
          ]}
        />
        <TextField
          id="phone-number"
          type="tel"
          name="tel"
          autoComplete="tel"
          required
          autoFocus={hasFocus}
          maxLength={40}
          label={t('phone-verification.number')}
          hint={t('phone-verification.numberHint')}
          error={refused}
          value={phoneNumber}
          onChange={({ currentTarget }) => {
            setNumber(currentTarget.value);
            setAsked(null);
          }}
        />
        {asked ? (
          <Select
            required
            autoFocus
            name="country"
            label={t('phone-verification.whichCountry')}
            hint={t('phone-verification.whichCountryHint')}
            value={asked.chosen}
            options={[
              ...(asked.chosen === '' ? [{ value: '', label: t('phone-verification.chooseCountry') }] : []),
              ...asked.countries.map((code) => ({ value: code, label: names.of(code) ?? code })),
            ]}
            onChange={({ currentTarget }) => setAsked({ ...asked, chosen: currentTarget.value })}
          />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={busy}
          icon={isMobile ? <Smartphone aria-hidden /> : <Phone aria-hidden />}
        >
          {t(isMobile ? 'phone-verification.sendSms' : 'phone-verification.sendCall')}
        </Button>
      </form>
    </Card>
  );
}
