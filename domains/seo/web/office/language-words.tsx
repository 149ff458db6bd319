import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SeoWords } from '../../contract/index.ts';
import { seoLimits } from '../../contract/index.ts';
import { Snippet } from './snippet.tsx';

/** One language of a text: its fields, how long they are, and how a search engine would show them. */
export function LanguageWords({
  language,
  words,
  standard,
  host,
  errorOf,
}: {
  language: Language;
  words: SeoWords;
  /** What the platform says where a field is empty. */
  standard: SeoWords;
  host: string;
  errorOf: (part: keyof SeoWords) => string | undefined;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const [now, setNow] = useState(words);
  const field = (part: keyof SeoWords) => ({
    name: `${language}.${part}`,
    defaultValue: words[part],
    lang: language,
    error: errorOf(part),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setNow((before) => ({ ...before, [part]: currentTarget.value })),
  });
  const { title, description } = now;
  return (
    <Card title={format.languageName(language)}>
      <div className="grid gap-3">
        <TextField
          {...field('title')}
          label={t('seo.office.titleField')}
          maxLength={seoLimits.title}
          placeholder={standard.title}
          aside={<Length now={title.length} from={0} to={seoLimits.title} />}
        />
        <TextArea
          {...field('description')}
          label={t('seo.office.description')}
          rows={3}
          maxLength={seoLimits.description}
          placeholder={standard.description}
          aside={<Length now={description.length} from={seoLimits.shortestDescription} to={seoLimits.description} />}
        />
        <Snippet
          host={host}
          language={language}
          title={title || standard.title}
          text={description || standard.description}
        />
        <TextArea
          {...field('body')}
          label={t('seo.office.body')}
          rows={9}
          maxLength={seoLimits.body}
          aside={<Length now={now.body.length} from={0} to={seoLimits.body} />}
        />
      </div>
    </Card>
  );
}

/** How long a text is of how long it may be; a bar beside the figures, for a glance. Nothing written is always right. */
function Length({ now, from, to }: { now: number; from: number; to: number }): ReactNode {
  const t = useMessages();
  const right = now === 0 || (now >= from && now <= to);
  return (
    <span
      translate="no"
      className={`tabular inline-flex items-center gap-2 text-xs ${right ? 'text-muted' : 'text-warning'}`}
    >
      <span aria-hidden className="h-1 w-16 overflow-hidden rounded-full bg-hover">
        <span
          className={`block h-full ${right ? 'bg-success' : 'bg-warning'}`}
          style={{ width: `${Math.min(100, (now / to) * 100)}%` }}
        />
      </span>
      {t('seo.office.length', { now, to })}
    </span>
  );
}
