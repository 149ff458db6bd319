import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnAlbum } from '../../contract/index.ts';
import { deleteAlbum, pauseAlbum, publishAlbum } from '../../contract/index.ts';
import { StateMark } from '../parts/state-mark.tsx';

/** Where a album stands, and what its performer can do about it. */
export function Publishing({ album, actorName }: { album: OwnAlbum; actorName: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const saving = useSave();
  const { id, state, reason, total } = album;
  const params = { albumId: id };
  const isOut = state === 'published' || state === 'review';
  const act = (call: typeof publishAlbum | typeof pauseAlbum, told: string): void =>
    void saving.save(() => api.call(call, { params }), told);
  const remove = async (): Promise<void> => {
    if (await saving.save(() => api.call(deleteAlbum, { params }), t('albums.studio.deleted')))
      await navigate(to('albums.studio'));
  };
  return (
    <Card
      title={t('albums.studio.publishing')}
      actions={<StateMark state={state}>{t(`albums.studio.state.${state}`)}</StateMark>}
    >
      <div className="grid gap-3">
        <p className="text-muted text-sm">{t(`albums.studio.stateText.${state}`)}</p>
        {reason ? (
          <p role="status" className="font-medium text-danger">
            {t('albums.studio.reason', { reason })}
          </p>
        ) : null}
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
        {state === 'published' ? (
          <LocalLink to="albums.album" params={{ actorName: actorName.toLowerCase(), albumId: id }}>
            {t('albums.studio.open')}
          </LocalLink>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {isOut || state === 'takenDown' ? null : (
            <Button
              variant="primary"
              loading={saving.busy}
              disabled={total === 0}
              onClick={() => act(publishAlbum, t('albums.studio.asked'))}
            >
              {t(state === 'paused' ? 'albums.studio.showAgain' : 'albums.studio.publish')}
            </Button>
          )}
          {isOut ? (
            <Button loading={saving.busy} onClick={() => act(pauseAlbum, t('albums.studio.pausedNow'))}>
              {t(state === 'review' ? 'albums.studio.takeBack' : 'albums.studio.pause')}
            </Button>
          ) : null}
          {state === 'takenDown' ? null : (
            <Dialog
              title={t('albums.studio.deleteTitle')}
              trigger={<Button variant="danger">{t('albums.studio.delete')}</Button>}
              closeLabel={t('albums.studio.keep')}
              footer={
                <>
                  <DialogClose>
                    <Button>{t('albums.studio.keep')}</Button>
                  </DialogClose>
                  <Button variant="danger" loading={saving.busy} onClick={() => void remove()}>
                    {t('albums.studio.delete')}
                  </Button>
                </>
              }
            >
              <p>{t('albums.studio.deleteText')}</p>
            </Dialog>
          )}
        </div>
      </div>
    </Card>
  );
}
