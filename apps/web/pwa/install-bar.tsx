import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useRootFacts } from '../shell/root-facts.ts';
import { acceptInstallOffer } from './accept-offer.ts';
import { AppBar } from './app-bar.tsx';
import { offersInstall } from './install-rule.ts';
import { countVisit, installDismissedItem } from './stored.ts';
import { useInstallMethod } from './use-install.ts';

/** Offers the app, calmly: on a second visit or after a chat, and not again for a week once it was put off. */
export function InstallBar({ isBusy }: { isBusy: boolean }): ReactNode {
  const t = useMessages();
  const method = useInstallMethod();
  const facts = useRootFacts();
  const page = useCurrentPage()?.page.id;
  const [visits] = useState(countVisit);
  const [isDismissed, setDismissed] = useState(() => readStored(installDismissedItem) !== null);
  const [hasChatted, setChatted] = useState(false);
  useEffect(() => {
    // Leaving the room tells it, so the offer comes after the chat.
    if (page === 'live.room') return () => setChatted(true);
    return undefined;
  }, [page]);

  const offers = offersInstall({
    method,
    isInstalled: false,
    isDismissed,
    visits,
    hasChatted,
    page,
    // In discreet mode nothing of the site is put beside the other apps without being asked for.
    isBusy: isBusy || facts?.discreet === true,
  });
  if (!offers) return null;
  const later = (): void => {
    writeStored(installDismissedItem, '1');
    setDismissed(true);
  };
  const install = async (): Promise<void> => {
    if (!(await acceptInstallOffer())) later();
  };
  return (
    <AppBar
      label={t('shell.app.install.line')}
      closeLabel={t('shell.app.install.later')}
      onClose={later}
      action={
        method === 'dialog' ? (
          <Button size="sm" variant="primary" onClick={() => void install()}>
            {t('shell.app.install.do')}
          </Button>
        ) : null
      }
    >
      <p className="font-semibold">{t('shell.app.install.title', { site: facts?.siteName ?? 'Vesper' })}</p>
      <p className="text-muted">{method === 'ios' ? t('shell.app.install.ios') : t('shell.app.install.text')}</p>
    </AppBar>
  );
}
