import { Star } from 'lucide-react';
import type { profileFact } from '#domains/performers/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** How many guests were satisfied, where enough have said. */
export const RatingFact: FillingOf<typeof profileFact> = ({ actor: { chatRatings } }) => {
  const t = useMessages();
  if (!chatRatings) return null;
  return (
    <li>
      <Star aria-hidden />
      <span>{t('surveys.satisfied', { rate: chatRatings.lastNinetyDays.satisfactionRate })}</span>
    </li>
  );
};
