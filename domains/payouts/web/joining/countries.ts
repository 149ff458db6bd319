import { useEffect, useState } from 'react';
import { codesOfWorld } from '#kit/i18n/countries.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

/**
 * Countries to choose from, by their names. Servers and browsers do not name all of them alike: until the page has come to life there is the
 * chosen one alone. `key` changes with the list, so that a select keeps what it begins with.
 */
export function useCountries(chosen: string): { key: string; options: { value: string; label: string }[] } {
  const t = useMessages();
  const format = useFormat();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const codes = isReady ? codesOfWorld : chosen ? [chosen] : [];
  const named = codes
    .map((value) => ({ value, label: format.countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, format.language));
  return { key: isReady ? 'all' : 'one', options: [{ value: '', label: t('payouts.form.choose') }, ...named] };
}
