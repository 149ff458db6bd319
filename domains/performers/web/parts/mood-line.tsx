import { Quote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What a performer says about tonight; nothing when they say nothing. */
export function MoodLine({ mood }: { mood: string }): ReactNode {
  const t = useMessages();
  if (mood === '') return null;
  return (
    <p className="inline-flex max-w-160 items-baseline gap-2 justify-self-start rounded-card bg-accent-soft px-3 py-1.5 text-accent-ink">
      <Quote aria-hidden className="size-4 shrink-0 translate-y-0.5" />
      <span>
        <span className="sr-only">{t('performers.mood.label')} </span>
        <span dir="auto">{mood}</span>
      </span>
    </p>
  );
}
