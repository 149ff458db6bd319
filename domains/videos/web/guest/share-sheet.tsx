import { Copy, Send, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useJoin } from '#kit/web/session/join.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import { longestShareWords, sendVideoShareEmail } from '../../contract/index.ts';

/** The link of a video to hand on: by what the device offers, copied, or in a mail with a few words. */
export function ShareSheet({ video, onClose }: { video: VideoDetail; onClose: () => void }): ReactNode {
  const t = useMessages();
  const toast = useToast();
  const join = useJoin();
  const { busy, refusal, run } = useCall();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [recipient, setRecipient] = useState('');
  const [message, setMessage] = useState('');
  const link = `${location.origin}${location.pathname}`;
  const hand = (): void => void navigator.share({ title: video.title, url: link }).catch(() => undefined);
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    if (isCopied) toast.show({ title: t('videos.share.copied'), tone: 'success' });
  };
  const send = async (): Promise<void> => {
    const answer = await run(
      (api) => api.call(sendVideoShareEmail, { body: { recipient, message, videoId: video.id } }),
      {
        isRefusedInPlace: true,
      },
    );
    if (!answer.ok) return;
    const isSent = answer.data.result === 'OK';
    toast.show({ title: t(isSent ? 'videos.share.sent' : 'videos.share.later'), tone: isSent ? 'success' : 'danger' });
    if (isSent) onClose();
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('videos.share.title')}
      closeLabel={t('videos.share.close')}
    >
      <div className="grid gap-5">
        <div className="grid gap-2">
          <TextField
            label={t('videos.share.link')}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <span className="flex flex-wrap gap-2">
            <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
              {t('videos.share.copy')}
            </Button>
            {'share' in navigator ? (
              <Button icon={<Share2 aria-hidden />} onClick={hand}>
                {t('videos.share.device')}
              </Button>
            ) : null}
          </span>
        </div>
        {isLoggedIn ? (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextField
              type="email"
              label={t('videos.share.recipient')}
              hint={t('videos.share.recipientHint')}
              required
              value={recipient}
              error={refusal || undefined}
              onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
            />
            <TextArea
              label={t('videos.share.message')}
              rows={3}
              maxLength={longestShareWords}
              value={message}
              onChange={({ currentTarget }) => setMessage(currentTarget.value)}
            />
            <Button
              type="submit"
              variant="primary"
              icon={<Send aria-hidden />}
              loading={busy}
              disabled={recipient.trim() === ''}
              className="justify-self-start"
            >
              {t('videos.share.send')}
            </Button>
          </form>
        ) : (
          <p className="grid justify-items-start gap-2 text-muted text-sm">
            {t('videos.share.join')}
            <Button variant="primary" onClick={() => join()}>
              {t('videos.share.joinNow')}
            </Button>
          </p>
        )}
      </div>
    </Panel>
  );
}
