import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/i18n.tsx';
import { rich } from '#kit/web/rich-text.tsx';
import { showPrivacySettings } from '../state/consent-dialog.ts';
import { useDecide } from '../state/decide.ts';
import { ConsentButtons } from './consent-buttons.tsx';

/** The question, in a line at the foot of the page. */
export function ConsentBar({ privacy }: { privacy: (words: string) => ReactNode }): ReactNode {
  const t = useMessages();
  return (
    <>
      <p className="min-w-[min(15rem,100%)] flex-1 text-muted">{rich(t('legal.consent.text'), { privacy })}</p>
      <div className="w-full sm:w-auto">
        <ConsentButtons
          size="sm"
          middle={t('legal.consent.choose')}
          onMiddle={() => showPrivacySettings(true)}
          onDecide={useDecide()}
        />
      </div>
    </>
  );
}
