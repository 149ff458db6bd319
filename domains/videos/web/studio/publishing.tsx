import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useSave } from '#kit/web/live/use-save.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnVideo } from '../../contract/index.ts';
import { deleteVideo, pauseVideo, promoteVideo, publishVideo } from '../../contract/index.ts';
import { StateMark } from '../parts/state-mark.tsx';
import { Plan } from './plan.tsx';

/** Where a video stands, and what its performer can do about it. */
export function Publishing({ video, actorName }: { video: OwnVideo; actorName: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const saving = useSave();
  const { id, state, reason, film } = video;
  const params = { videoId: id };
  const isOut = state === 'published' || state === 'review';
  const act = (call: typeof publishVideo | typeof pauseVideo, told: string): void =>
    void saving.save(() => api.call(call, { params }), told);
  const remove = async (): Promise<void> => {
    if (await saving.save(() => api.call(deleteVideo, { params }), t('videos.studio.deleted')))
      await navigate(to('videos.studio'));
  };
  return (
    <Card
      title={t('videos.studio.publishing')}
      actions={<StateMark state={state}>{t(`videos.studio.state.${state}`)}</StateMark>}
    >
      <div className="grid gap-3">
        <p className="text-muted text-sm">{t(`videos.studio.stateText.${state}`)}</p>
        {reason ? (
          <p role="status" className="font-medium text-danger">
            {t('videos.studio.reason', { reason })}
          </p>
        ) : null}
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
        {state === 'published' ? (
          <>
            <LocalLink to="videos.video" params={{ actorName: actorName.toLowerCase(), videoId: id }}>
              {t('videos.studio.open')}
            </LocalLink>
            <Switch
              label={t('videos.studio.promote')}
              hint={t('videos.studio.promoteText')}
              checked={video.isPromoted}
              disabled={saving.busy}
              onChange={({ currentTarget: { checked: isPromoted } }) =>
                void saving.save(
                  () => api.call(promoteVideo, { params, body: { isPromoted } }),
                  t('videos.studio.saved'),
                )
              }
            />
          </>
        ) : null}
        {state === 'published' || state === 'takenDown' ? null : <Plan video={video} />}
        <div className="flex flex-wrap gap-3">
          {isOut || state === 'takenDown' ? null : (
            <Button
              variant="primary"
              loading={saving.busy}
              disabled={film?.state !== 'ready'}
              onClick={() => act(publishVideo, t('videos.studio.asked'))}
            >
              {t(state === 'paused' ? 'videos.studio.showAgain' : 'videos.studio.publish')}
            </Button>
          )}
          {isOut ? (
            <Button loading={saving.busy} onClick={() => act(pauseVideo, t('videos.studio.pausedNow'))}>
              {t(state === 'review' ? 'videos.studio.takeBack' : 'videos.studio.pause')}
            </Button>
          ) : null}
          {state === 'takenDown' ? null : (
            <Dialog
              title={t('videos.studio.deleteTitle')}
              trigger={<Button variant="danger">{t('videos.studio.delete')}</Button>}
              closeLabel={t('videos.studio.keep')}
              footer={
                <>
                  <DialogClose>
                    <Button>{t('videos.studio.keep')}</Button>
                  </DialogClose>
                  <Button variant="danger" loading={saving.busy} onClick={() => void remove()}>
                    {t('videos.studio.delete')}
                  </Button>
                </>
              }
            >
              <p>{t('videos.studio.deleteText')}</p>
            </Dialog>
          )}
        </div>
      </div>
    </Card>
  );
}
