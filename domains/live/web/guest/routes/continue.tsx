import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { moveCodeLength, takeChatMove } from '../../../contract/index.ts';

export const meta = pageMeta(({ t }) => ({ title: t('live.move.page'), description: t('live.move.pageText') }));

/** Where a chat is gone on with that runs on another device: its code is typed, or came with the address; one press takes it over. */
export default function Continue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const [search] = useSearchParams();
  const [code, setCode] = useState(search.get('code') ?? '');
  const { busy, refusal, run } = useCall();
  const take = async (): Promise<void> => {
    const answer = await run((api) => api.call(takeChatMove, { body: { code } }), { isRefusedInPlace: true });
    // The whole page: the room takes its chat up as after a reload.
    if (answer.ok) location.assign(to('live.room', { actorName: answer.data.actorName.toLowerCase() }));
  };
  return (
    <div className="page grid max-w-120 gap-4 py-8">
      <h1 className="font-extrabold text-2xl leading-tight tracking-tight sm:text-3xl">{t('live.move.page')}</h1>
      <p className="text-muted">{t('live.move.pageText')}</p>
      <form
        noValidate
        className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-e1 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          name="code"
          label={t('live.move.code')}
          hint={t('live.move.codeHint')}
          value={code}
          maxLength={moveCodeLength + 8}
          autoCapitalize="characters"
          autoComplete="one-time-code"
          spellCheck={false}
          error={refusal}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" variant="primary" size="lg" loading={busy} disabled={code.trim() === ''}>
          {t('live.move.take')}
        </Button>
      </form>
    </div>
  );
}
