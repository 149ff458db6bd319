import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { createChatMove } from '../../../contract/index.ts';

interface Code {
  readonly code: string;
  readonly qr: { readonly size: number; readonly path: string };
  readonly from: number;
  readonly until: number;
}

/** A code to photograph or to type on the guest’s other device; the chat goes on here until it is used there. */
export function MoveSheet({ chatId, onClose }: { chatId: number; onClose: () => void }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [code, setCode] = useState<Code | null>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState('');
  const ask = useCallback(async (): Promise<void> => {
    setOver(false);
    const answer = await api.call(createChatMove, { body: { chatId } });
    if (!answer.ok) return setRefusal(answer.problem.title);
    const from = Date.now();
    const { leftMs, qr } = answer.data;
    setCode({ code: answer.data.code, qr, from, until: from + leftMs });
  }, [api, chatId]);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(() => setOver(true), code.until - code.from);
    return () => clearTimeout(timer);
  }, [code]);
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('live.move.open')}
      description={t('live.move.text')}
      closeLabel={t('live.start.close')}
    >
      {refusal ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {refusal}
        </p>
      ) : isOver ? (
        <div className="grid justify-items-center gap-3">
          <p>{t('live.move.ranOut')}</p>
          <Button variant="primary" onClick={() => void ask()}>
            {t('live.move.again')}
          </Button>
        </div>
      ) : code === null ? (
        <Skeleton className="mx-auto size-52" />
      ) : (
        <div className="grid justify-items-center gap-3 text-center">
          <svg
            role="img"
            aria-label={t('live.move.qr')}
            viewBox={`0 0 ${code.qr.size} ${code.qr.size}`}
            shapeRendering="crispEdges"
            className="size-52 rounded-card bg-white"
          >
            <path d={code.qr.path} fill="#000" />
          </svg>
          <p className="text-muted text-sm">{t('live.move.orType')}</p>
          <p translate="no" className="tabular select-all font-extrabold text-3xl tracking-[0.2em]">
            {code.code}
          </p>
          <p className="text-muted text-sm">
            <Countdown until={code.until} now={code.from} label={t('live.move.left')} urgentMs={20_000} />
          </p>
        </div>
      )}
    </Panel>
  );
}
