import { Eye, EyeOff, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ReportedMessage } from '../../../contract/reports.ts';
import { getReportedPreview, showReported } from '../../../contract/reports.ts';

type Media = NonNullable<ReportedMessage['media']>;

/** What a reported message carries: blurred until somebody asks to see it, which the log remembers. */
export function ReportedMedia({ reportId, media }: { reportId: number; media: Media }): ReactNode {
  const t = useMessages();
  const { busy, run } = useCall();
  const [url, setUrl] = useState<string | null>(null);
  if (media.isGone) return <p className="text-muted">{t('messenger.office.gone')}</p>;
  const show = async (): Promise<void> => {
    const answer = await run((api) => api.call(showReported, { params: { reportId } }));
    if (answer.ok) setUrl(answer.data.url);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {url === null ? <Veiled reportId={reportId} media={media} /> : <Shown url={url} type={media.type} />}
      {url === null ? (
        <Button icon={<Eye aria-hidden />} loading={busy} onClick={() => void show()}>
          {t(`messenger.office.show.${media.type}`)}
        </Button>
      ) : (
        <Button variant="ghost" icon={<EyeOff aria-hidden />} onClick={() => setUrl(null)}>
          {t('messenger.office.hide')}
        </Button>
      )}
      <p className="text-sm text-subtle">{t('messenger.office.showHint')}</p>
    </div>
  );
}

const frame = 'max-h-[60vh] max-w-full rounded-card border border-line';

function Veiled({ reportId, media }: { reportId: number; media: Media }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (!media.hasPreview) {
    return (
      <span className="grid size-24 place-items-center rounded-card border border-line bg-field text-subtle [&>svg]:size-8">
        <Mic aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={routeUrl(getReportedPreview, { params: { reportId } }, language)}
      alt={t('messenger.office.blurred')}
      className={`${frame} w-72 blur-md`}
    />
  );
}

function Shown({ url, type }: { url: string; type: Media['type'] }): ReactNode {
  const t = useMessages();
  const name = t(`messenger.office.media.${type}`);
  if (type === 'bitmap') return <img src={url} alt={name} className={frame} />;
  if (type === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in it
      <video src={url} aria-label={name} controls className={frame} />
    );
  }
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down what is said in it
  return <audio src={url} aria-label={name} controls className="w-full max-w-100" />;
}
