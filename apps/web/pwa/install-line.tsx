import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#kit/web/i18n.tsx';
import { acceptInstallOffer } from './early.ts';
import { useInstallWay } from './use-install.ts';

/** "Install app", a line of a menu; nothing where the site cannot be installed or is. Looks as its menu wants it to. */
export function InstallLine({ className }: { className?: string }): ReactNode {
  const t = useMessages();
  const way = useInstallWay();
  const [isShown, setShown] = useState(false);
  if (way === null) return null;
  const install = (): void => {
    if (way === 'ios') setShown(true);
    else void acceptInstallOffer();
  };
  return (
    <>
      <button type="button" className={className} onClick={install} aria-expanded={way === 'ios' ? isShown : undefined}>
        <Download aria-hidden />
        {t('shell.app.install.line')}
      </button>
      {isShown ? (
        <p role="status" className="px-3 pb-2 text-muted text-sm">
          {t('shell.app.install.ios')}
        </p>
      ) : null}
    </>
  );
}
