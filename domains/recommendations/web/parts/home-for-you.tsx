import type { homeOwn } from '#domains/performers/web/slots.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Strip } from './strip.tsx';
import { useForYou } from './use-for-you.ts';

/** On the homepage: whom the guest may like and why, and who is like the last one they watched. */
export const HomeForYou: FillingOf<typeof homeOwn> = () => {
  const t = useMessages();
  const to = useHref();
  const { shown, skip } = useForYou();
  if (!shown || shown.items.length === 0) return null;
  const { items, since } = shown;
  return (
    <div className="grid grid-cols-1 gap-5">
      <section className="grid grid-cols-1 gap-2">
        <div className="flex items-baseline gap-3">
          <h2 className="font-bold text-xl tracking-tight">{t('recommendations.title')}</h2>
          <Link
            href={to('recommendations.own')}
            className="ml-auto inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {t('recommendations.all')}
          </Link>
        </div>
        <Strip label={t('recommendations.title')} list={items} onSkip={skip} />
      </section>
      {since && since.items.length > 0 ? (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="font-bold text-xl tracking-tight">{t('recommendations.since', { name: since.actorName })}</h2>
          <Strip label={t('recommendations.since', { name: since.actorName })} list={since.items} />
        </section>
      ) : null}
    </div>
  );
};
