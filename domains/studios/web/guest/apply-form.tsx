import type { FormEvent, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnStudio } from '../../contract/index.ts';
import { applyAsStudio } from '../../contract/index.ts';

const read = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What a studio says about itself, for an operator to look at. */
export function ApplyForm({ studio }: { studio: OwnStudio | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const saving = useSave();
  // Servers and browsers do not name all countries alike; the long list is the browser's own.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const known = studio?.country ?? 'DE';
  const countries = (isReady ? [...codesOfWorld] : [known])
    .map((value) => ({ value, label: format.countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, format.language));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      ...{ name: read(form, 'name'), street: read(form, 'street'), postcode: read(form, 'postcode') },
      ...{ town: read(form, 'town'), country: read(form, 'country'), vatId: read(form, 'vatId') || null },
    };
    void saving.save(() => api.call(applyAsStudio, { body }), t('studios.applied'));
  };
  const field = (name: 'name' | 'street' | 'postcode' | 'town', maxLength: number, autoComplete: string) => (
    <TextField
      name={name}
      required
      minLength={2}
      maxLength={maxLength}
      autoComplete={autoComplete}
      label={t(`studios.${name}`)}
      defaultValue={studio?.[name] ?? ''}
      error={saving.errorOf(name)}
    />
  );
  return (
    <Card title={t('studios.apply')} description={t('studios.applyText')}>
      <form onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4">
        {field('name', 60, 'organization')}
        {field('street', 100, 'street-address')}
        <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          {field('postcode', 12, 'postal-code')}
          {field('town', 60, 'address-level2')}
        </div>
        <Select
          key={isReady ? 'all' : 'one'}
          name="country"
          required
          label={t('studios.country')}
          options={countries}
          defaultValue={known}
          error={saving.errorOf('country')}
        />
        <TextField
          name="vatId"
          maxLength={20}
          autoComplete="off"
          label={t('studios.vatId')}
          hint={t('studios.vatIdText')}
          defaultValue={studio?.vatId ?? ''}
          error={saving.errorOf('vatId')}
        />
        <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
          {saving.refusal}
        </p>
        <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
          {t(studio ? 'studios.applyAgain' : 'studios.applyNow')}
        </Button>
      </form>
    </Card>
  );
}
