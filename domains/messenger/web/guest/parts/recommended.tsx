import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getRecommendations } from '../../../contract/index.ts';

/** Performers a guest without conversations may write to. */
export function Recommended(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [actors, setActors] = useState<readonly ActorCard[]>([]);
  useEffect(() => {
    void api.call(getRecommendations, { query: {} }).then((answer) => {
      if (answer.ok) setActors(answer.data.actors.filter(({ prices }) => prices.message !== null));
    });
  }, [api]);
  if (actors.length === 0) return null;
  return (
    <section className="px-4 pb-4">
      <h3 className="pb-2 font-bold">{t('messenger.recommended')}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {actors.map(({ id, name, avatar, isOnline }) => (
          <li key={id}>
            <Link
              to={`?actor=${id}`}
              className="grid justify-items-center gap-1 rounded-card p-2 text-center text-ink text-sm no-underline hover:bg-hover"
            >
              <Avatar
                name={name}
                src={avatar?.src}
                size="lg"
                onlineLabel={isOnline ? t('messenger.online') : undefined}
              />
              <span className="w-full truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
