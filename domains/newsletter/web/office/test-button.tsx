import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { testIssue } from '../../contract/office.ts';

/** Sends the mail as it looks to whoever presses. */
export function TestButton({ issueId, language }: { issueId: number; language: Language }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await api.call(testIssue, { params: { issueId, language } });
    setSaid(answer.ok ? t('newsletter.office.tested') : answer.problem.title);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button loading={busy} icon={<Send aria-hidden />} onClick={() => void send()}>
        {t('newsletter.office.test')}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}
