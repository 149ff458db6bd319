import type { ReactNode } from 'react';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { inboxKeyWords } from './inbox-keys.ts';

/** What the keys of the inbox do, to look up. */
export function InboxKeysDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }): ReactNode {
  const t = useMessages();
  return (
    <Dialog {...props} size="sm" title={t('messenger.studio.keys')} closeLabel={t('messenger.media.close')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {inboxKeyWords.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-field px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
