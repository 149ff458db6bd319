import { Navigation } from 'lucide-react';
import type { profileFact } from '#domains/performers/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** The area a performer says she is from. */
export const AreaFact: FillingOf<typeof profileFact> = ({ actor: { area } }) => {
  const t = useMessages();
  if (!area) return null;
  return (
    <li>
      <Navigation aria-hidden />
      <span>{t('places.near', { town: area.name })}</span>
    </li>
  );
};
