import { ImagePlus, LockKeyhole, Trash2, UserRound } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Picture } from '#domains/media/contract/index.ts';
import type { NewPictureKind, StudioProfile } from '#domains/performers/contract/index.ts';
import { addStudioPicture, removeStudioPicture } from '#domains/performers/contract/index.ts';
import type { Result } from '#kit/contract/client.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const accepted = 'image/jpeg,image/png,image/webp';
/** As the server takes them, bytes. */
const mostBytes = 12 * 1024 * 1024;

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3';

/** The avatar, the gallery, and what guests do not see of either yet; each change is kept at once. */
export function Pictures({
  avatar,
  pictures,
  memberPictures,
  newPictures,
  onStored,
}: {
  avatar: Picture | null;
  pictures: readonly Picture[];
  memberPictures: readonly Picture[];
  newPictures: StudioProfile['newPictures'];
  onStored: (profile: StudioProfile) => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [busy, setBusy] = useState<NewPictureKind | string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (work: string, call: () => Promise<Result<StudioProfile>>): Promise<void> => {
    setBusy(work);
    setFailure(null);
    const stored = await call();
    setBusy(null);
    if (stored.ok) onStored(stored.data);
    else setFailure(stored.problem.errors?.[0]?.message ?? stored.problem.title);
  };
  const remove = (picture: Picture): void =>
    void take(picture.id, () => api.call(removeStudioPicture, { params: { pictureId: picture.id } }));
  const upload = (kind: NewPictureKind) => async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const files = [...(input.files ?? [])];
    input.value = '';
    for (const file of files) {
      if (file.size > mostBytes) {
        setFailure(t('studio.studio.pictures.tooLarge', { name: file.name }));
        continue;
      }
      await take(kind, () => api.call(addStudioPicture, { query: { kind }, body: file }));
    }
  };
  return (
    <Card title={t('studio.studio.pictures')} description={t('studio.studio.pictures.text')}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name="" src={avatar?.src} size="xl" />
          <FileButton
            icon={<UserRound aria-hidden />}
            words={t('studio.studio.pictures.avatar')}
            busy={busy === 'avatar'}
            onChange={upload('avatar')}
          />
          <FileButton
            icon={<ImagePlus aria-hidden />}
            words={t('studio.studio.pictures.add')}
            busy={busy === 'sedcard'}
            multiple
            onChange={upload('sedcard')}
          />
          <FileButton
            icon={<LockKeyhole aria-hidden />}
            words={t('studio.studio.pictures.addMember')}
            busy={busy === 'member'}
            multiple
            onChange={upload('member')}
          />
        </div>
        {failure ? (
          <p role="alert" className="text-danger text-sm">
            {failure}
          </p>
        ) : null}
        {newPictures.length > 0 ? (
          <section className="grid gap-2">
            <h3 className="font-semibold text-sm">{t('studio.studio.pictures.unseen')}</h3>
            <ul className={grid}>
              {newPictures.map(({ picture, state, reason }, index) => (
                <PictureTile key={picture.id} picture={picture} number={index + 1} busy={busy} onRemove={remove}>
                  <Badge tone={state === 'waiting' ? 'info' : 'danger'} className="whitespace-normal">
                    {state === 'waiting'
                      ? t('studio.studio.pictures.waiting')
                      : t('studio.studio.pictures.refused', { reason })}
                  </Badge>
                </PictureTile>
              ))}
            </ul>
          </section>
        ) : null}
        <ul className={grid}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              number={newPictures.length + index + 1}
              busy={busy}
              onRemove={remove}
            />
          ))}
        </ul>
        {memberPictures.length > 0 ? (
          <section className="grid gap-2">
            <h3 className="font-semibold text-sm">{t('studio.studio.pictures.members')}</h3>
            <p className="text-muted text-sm">{t('studio.studio.pictures.membersText')}</p>
            <ul className={grid}>
              {memberPictures.map((picture, index) => (
                <PictureTile
                  key={picture.id}
                  picture={picture}
                  number={newPictures.length + pictures.length + index + 1}
                  busy={busy}
                  onRemove={remove}
                />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Card>
  );
}

/** A picture with the way to take it away; below it what is to be said of it. */
function PictureTile({
  picture,
  number,
  busy,
  onRemove,
  children,
}: {
  picture: Picture;
  number: number;
  busy: string | null;
  onRemove: (picture: Picture) => void;
  children?: ReactNode;
}): ReactNode {
  const t = useMessages();
  return (
    <li className="grid content-start justify-items-start gap-1.5">
      <div className="relative w-full overflow-hidden rounded-control bg-hover">
        <img
          data-picture
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="180px"
          width={picture.width}
          height={picture.height}
          alt={t('studio.studio.pictures.one', { number })}
          loading="lazy"
          className={cx('aspect-3/4 w-full object-cover', busy === picture.id && 'opacity-40')}
        />
        <button
          type="button"
          disabled={busy !== null}
          aria-label={t('studio.studio.pictures.remove', { number })}
          title={t('studio.studio.pictures.remove', { number })}
          onClick={() => onRemove(picture)}
          className="hit-44 absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-black/60 text-white transition-opacity hover:bg-danger-solid [&>svg]:size-4.5"
        >
          <Trash2 aria-hidden />
        </button>
      </div>
      {children}
    </li>
  );
}

function FileButton({
  icon,
  words,
  busy,
  multiple = false,
  onChange,
}: {
  icon: ReactNode;
  words: string;
  busy: boolean;
  multiple?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
}): ReactNode {
  return (
    <label
      className={cx(buttonClass(), 'has-focus-visible:outline-2 has-focus-visible:outline-focus', busy && 'opacity-60')}
    >
      <input
        type="file"
        accept={accepted}
        multiple={multiple}
        disabled={busy}
        onChange={(event) => void onChange(event)}
        className="sr-only"
      />
      {icon}
      {words}
    </label>
  );
}
