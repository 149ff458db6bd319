import type { ReactNode } from 'react';
import { useConsent } from '#kit/web/device/consent.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { showPrivacySettings } from '../state/consent-dialog.ts';
import { nothingOptional, useDecide } from '../state/decide.ts';
import { isBusyPage } from './busy-pages.ts';

const button =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-sm px-1.5 font-semibold underline-offset-4 transition-colors hover:underline';

/**
 * What is kept on the device, said in one line at the start of the page: it stands in the flow, so that it covers nothing and
 * scrolls away; while a notice stands there it waits, so that there is one line at most. What is optional is asked for later (spec 1 §4). Rendered for anyone who has not answered it.
 */
export function ConsentLine(): ReactNode {
  const t = useMessages();
  const { decided } = useConsent();
  const decide = useDecide();
  const page = useCurrentPage()?.page.id;
  if (decided || isBusyPage(page)) return null;
  return (
    <section
      data-consent-line
      aria-label={t('legal.consent.label')}
      className="border-line border-b bg-surface [body:has([data-status-strip])_&]:hidden"
    >
      <div className="page flex min-h-11 flex-wrap items-center gap-x-1 text-xs sm:justify-center sm:gap-x-3 sm:text-sm">
        <p className="mr-auto text-muted sm:mr-0">{t('legal.consent.line')}</p>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => showPrivacySettings(true)}
          className={`${button} text-muted hover:text-ink`}
        >
          {t('legal.consent.choose')}
        </button>
        {/* A form: React keeps what is sent before its script has come, and loses a click. */}
        <form action={() => decide(nothingOptional, false)} className="contents">
          <button type="submit" className={`${button} text-accent-ink`}>
            {t('legal.consent.fine')}
          </button>
        </form>
      </div>
    </section>
  );
}
