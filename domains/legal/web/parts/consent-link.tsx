import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { showPrivacySettings } from '../state/consent-dialog.ts';

const variants = {
  footer:
    'inline-flex min-h-8 items-center text-left text-sm pointer-coarse:min-h-11 text-muted hover:text-ink hover:underline',
  inline: 'inline-flex min-h-11 items-center font-medium text-accent-ink underline decoration-1 hover:decoration-2',
} as const;

/** Opens the privacy settings: in the footer of every page, and where they are spoken of. */
export function ConsentLink({ variant = 'footer' }: { variant?: keyof typeof variants }): ReactNode {
  const t = useMessages();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => showPrivacySettings(true)}
      className={`cursor-pointer rounded-sm underline-offset-4 transition-colors ${variants[variant]}`}
    >
      {t('legal.consent.menu')}
    </button>
  );
}
