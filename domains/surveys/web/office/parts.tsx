import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { answerMoods } from '../../contract/office.ts';

/** Between what was said of chats and of the site. */
export function AnswerTabs({ current }: { current: 'answers' | 'feedback' }): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <TabLinks
      label={t('surveys.office.menu')}
      items={[
        { href: to('surveys.officeAnswers'), label: t('surveys.office.chats'), current: current === 'answers' },
        { href: to('surveys.officeFeedback'), label: t('surveys.office.site'), current: current === 'feedback' },
      ]}
    />
  );
}

/** A rating of five; a dash where none was given. */
export function Rating({ rating }: { rating: number | null }): ReactNode {
  const t = useMessages();
  if (rating === null) return '–';
  return (
    <Badge tone={rating >= 4 ? 'success' : rating === 3 ? 'neutral' : 'warning'}>
      {t('surveys.office.ratingText', { rating })}
    </Badge>
  );
}

/** The filters both lists have. */
export function useAnswerFilters() {
  const t = useMessages();
  return {
    search: { label: t('surveys.office.search') },
    mood: {
      label: t('surveys.office.mood'),
      options: answerMoods.map((value) => ({ value, label: t(`surveys.office.mood.${value}`) })),
    },
  };
}
