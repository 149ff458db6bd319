import type { ReactNode } from 'react';
import { languages } from '#kit/contract/access.ts';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { PerksIn } from '../../contract/club.ts';
import { mostPerks } from '../../contract/club.ts';

type Language = (typeof languages)[number];

/** What a performer typed of a tier's perks, one a line: in their own words, and in languages of guests. */
export interface TypedPerks {
  readonly own: string;
  readonly others: Partial<Readonly<Record<Language, string>>>;
}

/** Lines as they are kept: trimmed, none empty. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What was kept, as text to type in. */
export const typedOf = (perks: readonly string[], perksIn: PerksIn): TypedPerks => ({
  own: perks.join('\n'),
  others: Object.fromEntries(Object.entries(perksIn).map(([language, lines]) => [language, lines.join('\n')])),
});

/** What is kept of what was typed; a language without a line has none. */
export const perksOf = ({ own, others }: TypedPerks): { perks: string[]; perksIn: PerksIn } => ({
  perks: linesOf(own),
  perksIn: Object.fromEntries(
    Object.entries(others).flatMap(([language, typed]) => {
      const lines = linesOf(typed);
      return lines.length > 0 ? [[language, lines]] : [];
    }),
  ),
});

/** What a tier brings, and below it, closed until it is used, the same in each language guests read. */
export function PerkFields({
  value: { own, others },
  onChange,
}: {
  value: TypedPerks;
  onChange: (value: TypedPerks) => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <>
      <TextArea
        label={t('subscriptions.studio.perks')}
        hint={t('subscriptions.studio.perksHint', { most: mostPerks })}
        value={own}
        rows={4}
        maxLength={500}
        required
        onChange={({ currentTarget }) => onChange({ own: currentTarget.value, others })}
      />
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent-ink text-sm">
          {t('subscriptions.studio.perksIn', { count: Object.values(others).filter((text) => text.trim()).length })}
        </summary>
        <div className="grid gap-3">
          <p className="text-muted text-sm">{t('subscriptions.studio.perksInHint')}</p>
          {languages.map((language) => (
            <TextArea
              key={language}
              label={format.languageName(language)}
              value={others[language] ?? ''}
              rows={3}
              maxLength={500}
              lang={language}
              onChange={({ currentTarget }) =>
                onChange({ own, others: { ...others, [language]: currentTarget.value } })
              }
            />
          ))}
        </div>
      </details>
    </>
  );
}
