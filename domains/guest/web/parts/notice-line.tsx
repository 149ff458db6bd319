import type { ReactNode } from 'react';
import { isBusyPage } from '#domains/legal/web/parts/busy-pages.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { rich } from '#kit/web/words/rich-text.tsx';
import { useGuestValue } from '../state/provider.tsx';
import { useAccept } from './use-accept.ts';

const privacyPage = 'legal.dataProtection';
const termsPage = 'legal.terms';

/** What changed in the legal texts, in the flow of the page: a strip at its start for members, a card at its end for visitors. */
export function NoticeLine({ variant = 'strip' }: { variant?: 'strip' | 'card' }): ReactNode {
  const t = useMessages();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const texts = useGuestValue('newLegalTexts');
  const only = texts.length === 1 ? texts[0] : null;
  const words =
    only === 'TOS' ? t('guest.notice.terms') : only === 'PP' ? t('guest.notice.privacy') : t('guest.notice.text');
  const { accept, busy } = useAccept();
  const privacy = usePageLink(privacyPage);
  const terms = usePageLink(termsPage);
  const strip = variant === 'strip';
  return (
    <section aria-label={t('guest.notice.label')} className={strip ? 'border-line border-b bg-surface' : 'page pb-8'}>
      <div
        className={`flex flex-wrap items-center justify-end gap-x-5 text-sm ${strip ? 'page gap-y-1 py-1.5' : card}`}
      >
        <p className="min-w-52 flex-1 text-muted">{rich(words, { privacy, terms })}</p>
        <Button size="sm" loading={busy} onClick={() => void accept()}>
          {isLoggedIn ? t('guest.notice.accept') : t('guest.notice.seen')}
        </Button>
      </div>
    </section>
  );
}

const card = 'gap-y-2.5 rounded-card border border-line px-4 py-3';

/** The same for a member, where nobody has something in hand. */
export function NewTextsLine(): ReactNode {
  const page = useCurrentPage()?.page.id;
  return isBusyPage(page) ? null : <NoticeLine />;
}

function usePageLink(page: string): (words: string) => ReactNode {
  const language = useLanguage();
  return (words) => (pageTable().page(page) ? <Link href={pageTable().href(page, language)}>{words}</Link> : words);
}
