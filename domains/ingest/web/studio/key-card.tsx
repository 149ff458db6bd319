import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { stepUp } from '#kit/web/session/step-up.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioIngest } from '../../contract/studio.ts';
import { makeIngestKey, revokeIngestKey } from '../../contract/studio.ts';
import { CopyLine } from './copy-line.tsx';

/** Where the program sends, and the key with which it may: shown once, made anew or taken back here. */
export function KeyCard({ ingest }: { ingest: StudioIngest }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const calling = useCall();
  const [shown, setShown] = useState<string | null>(null);
  const [isAsked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const { key, rtmp, whip } = ingest;
  const make = async (): Promise<void> => {
    setAsked(null);
    const answer = await calling.run((api) => api.call(makeIngestKey, {}), { isRefusedInPlace: true });
    if (answer.ok) setShown(answer.data.key);
    else if (answer.problem.code === 'step_up_required' && (await stepUp.ask())) await make();
  };
  const revoke = async (): Promise<void> => {
    setAsked(null);
    const answer = await calling.run((api) => api.call(revokeIngestKey, {}), { told: () => t('ingest.key.revoked') });
    if (answer.ok) setShown(null);
  };
  return (
    <Card title={t('ingest.key.title')} description={t('ingest.key.text')}>
      <div className="grid gap-4">
        {whip ? <CopyLine label={t('ingest.whip')} text={whip} /> : null}
        {rtmp ? <CopyLine label={t('ingest.rtmp')} text={rtmp} /> : null}
        {rtmp || whip ? null : <p className="text-sm text-warning">{t('ingest.way.off')}</p>}
        {shown ? (
          <div role="status" className="grid gap-2 rounded-card border border-line p-3">
            <CopyLine label={t('ingest.key.shown')} text={shown} />
            <p className="text-muted text-sm">{t('ingest.key.once')}</p>
          </div>
        ) : key ? (
          <p className="text-sm">
            {t('ingest.key.ending', { ending: key.ending, date: format.date(Date.parse(key.madeAt)) })}{' '}
            <span className="text-muted">
              {key.usedAt
                ? t('ingest.key.used', { date: format.dateTime(Date.parse(key.usedAt)) })
                : t('ingest.key.unused')}
            </span>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            variant={key ? 'secondary' : 'primary'}
            icon={<KeyRound aria-hidden />}
            loading={calling.busy}
            onClick={() => (key ? setAsked('renew') : void make())}
          >
            {t(key ? 'ingest.key.renew' : 'ingest.key.make')}
          </Button>
          {key ? (
            <Button variant="danger" loading={calling.busy} onClick={() => setAsked('revoke')}>
              {t('ingest.key.revoke')}
            </Button>
          ) : null}
        </div>
      </div>
      <Dialog
        open={isAsked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={t(isAsked === 'revoke' ? 'ingest.key.revoke' : 'ingest.key.renew')}
        closeLabel={t('ingest.cancel')}
        footer={
          <>
            <Button onClick={() => setAsked(null)}>{t('ingest.cancel')}</Button>
            <Button variant="danger" onClick={() => void (isAsked === 'revoke' ? revoke() : make())}>
              {t(isAsked === 'revoke' ? 'ingest.key.revoke' : 'ingest.key.renew')}
            </Button>
          </>
        }
      >
        <p>{t('ingest.key.ends')}</p>
      </Dialog>
    </Card>
  );
}
