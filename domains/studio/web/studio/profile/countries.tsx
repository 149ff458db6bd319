import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

/** Countries in which nobody sees the performer. */
export function Countries({
  codes,
  onChange,
}: {
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  // Servers and browsers do not name all countries alike; the long list is the browser's own.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const named = (list: readonly string[]) =>
    list
      .map((code) => ({ value: code, label: format.countryName(code) }))
      .sort((a, b) => a.label.localeCompare(b.label, format.language));
  const free = codesOfWorld.filter((code) => !codes.includes(code));
  return (
    <Card title={t('studio.studio.countries')} description={t('studio.studio.countries.text')}>
      <div className="grid gap-4">
        <Select
          label={t('studio.studio.countries.add')}
          value=""
          options={[{ value: '', label: t('studio.studio.countries.choose') }, ...(ready ? named(free) : [])]}
          onChange={(event) => {
            if (event.currentTarget.value) onChange([...codes, event.currentTarget.value]);
          }}
        />
        {codes.length === 0 ? (
          <p className="text-sm text-subtle">{t('studio.studio.countries.none')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {named(codes).map(({ value, label }) => (
              <li key={value}>
                <button
                  type="button"
                  onClick={() => onChange(codes.filter((code) => code !== value))}
                  aria-label={t('studio.studio.countries.remove', { country: label })}
                  className="inline-flex min-h-(--control-height-sm) items-center gap-1.5 rounded-full bg-hover px-3 text-sm transition-colors hover:bg-danger-soft hover:text-danger"
                >
                  {label}
                  <X aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
