import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getDownloadable, setDownloadable } from '../../contract/index.ts';

/** For the studio: whether who bought something may download it. Nothing where the platform offers no downloads. */
export function DownloadSwitch({ kind, id }: { kind: string; id: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { run, busy } = useCall();
  const [isAllowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    void api.call(getDownloadable, { params: { kind, id } }).then((answer) => {
      if (!isOver) setAllowed(answer.ok && answer.data.isOffered ? answer.data.isAllowed : null);
    });
    return () => {
      isOver = true;
    };
  }, [api, kind, id]);
  if (isAllowed === null) return null;
  const change = async (wanted: boolean): Promise<void> => {
    setAllowed(wanted);
    const answer = await run((to) => to.call(setDownloadable, { params: { kind, id }, body: { isAllowed: wanted } }));
    if (!answer.ok) setAllowed(!wanted);
  };
  return (
    <Card>
      <Switch
        label={t('library.studio.downloadable')}
        hint={t('library.studio.downloadableHint')}
        checked={isAllowed}
        disabled={busy}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
    </Card>
  );
}
