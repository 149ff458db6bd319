import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

/** ISO 3166-1 alpha-2, all countries. */
const codesOfWorld =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

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
