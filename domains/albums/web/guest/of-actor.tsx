import { useEffect, useState } from 'react';
import type { galleryMore } from '#domains/performers/web/slots.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Album } from '../../contract/index.ts';
import { albums } from '../../contract/index.ts';
import { AlbumTile } from '../parts/album-tile.tsx';

/** A performer's albums below the pictures of the gallery; nothing while there are none. */
export const AlbumsOfActor: FillingOf<typeof galleryMore> = ({ actor: { id: actorId } }) => {
  const t = useMessages();
  const api = useApi();
  const [found, setFound] = useState<{ items: readonly Album[]; next: string | null }>({ items: [], next: null });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    setFound({ items: [], next: null });
    void api.query(albums, { actorId }).then((answer) => {
      if (isWanted && answer.ok) setFound(answer.data);
    });
    return () => {
      isWanted = false;
    };
  }, [api, actorId]);
  const more = async (after: string): Promise<void> => {
    setBusy(true);
    const answer = await api.query(albums, { actorId, after });
    setBusy(false);
    if (!answer.ok) return;
    const { items, next } = answer.data;
    setFound((before) => ({
      items: [...before.items, ...items.filter(({ id }) => !before.items.some((one) => one.id === id))],
      next,
    }));
  };
  const { items, next } = found;
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-lg tracking-tight sm:text-xl">{t('albums.list.title')}</h2>
      <ul className="m-0 grid list-none grid-cols-2 gap-x-2 gap-y-4 p-0 sm:grid-cols-3 sm:gap-x-3">
        {items.map((album) => (
          <li key={album.id}>
            <AlbumTile album={album} />
          </li>
        ))}
      </ul>
      {next ? (
        <Button className="justify-self-center" loading={isBusy} onClick={() => void more(next)}>
          {t('albums.list.more')}
        </Button>
      ) : null}
    </section>
  );
};
