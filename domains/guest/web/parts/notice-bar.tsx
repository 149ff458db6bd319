import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageTable } from '#kit/web/links.ts';
import { useCurrentPage } from '#kit/web/page.ts';
import { rich } from '#kit/web/rich-text.tsx';
import { closeDataProtection } from '../../contract/routes.ts';
import { useGuestSession, useGuestValue } from '../state/provider.tsx';

const privacyPage = 'legal.dataProtection';

/** The data protection notice: a line at the foot of the page that waits to be read and stands in nobody's way. */
export function NoticeBar(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const { store } = useGuestSession();
  const shown = useGuestValue('showDataProtection');
  const [busy, setBusy] = useState(false);
  const page = useCurrentPage()?.page.id;
  // Signing up shows the same texts in its form, and a form under the thumb is not to be covered; nor is a running chat.
  if (!shown || page?.startsWith('identity.') || page === privacyPage || page === 'live.room') return null;

  const accept = async (): Promise<void> => {
    setBusy(true);
    const result = await api.call(closeDataProtection, { body: { accepted: true } });
    setBusy(false);
    if (result.ok)
      store.apply({ type: 'dataProtection', data: { showDataProtection: result.data.showDataProtection } });
  };
  const privacy = (words: string): ReactNode =>
    pageTable().page(privacyPage) ? <Link href={pageTable().href(privacyPage, language)}>{words}</Link> : words;

  return (
    <section
      aria-label={t('guest.notice.accept')}
      className="glass fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom,0px)+4.25rem)] z-30 mx-auto flex max-w-190 flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-card border border-line px-4 py-2.5 text-sm shadow-e3 menu:bottom-4"
    >
      <p className="min-w-52 flex-1 text-muted">{rich(t('guest.notice.text'), { privacy })}</p>
      <Button size="sm" loading={busy} onClick={() => void accept()}>
        {t('guest.notice.accept')}
      </Button>
    </section>
  );
}
