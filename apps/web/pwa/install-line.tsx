import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { acceptInstallOffer } from './accept-offer.ts';
import { useInstallMethod } from './use-install.ts';

/** "Install app", a line of a menu; nothing where the site cannot be installed or is. Looks as its menu wants it to. */
export function InstallLine({ className }: { className?: string }): ReactNode {
  const t = useMessages();
  const method = useInstallMethod();
  const [isShown, setShown] = useState(false);
  if (method === null) return null;
  const install = (): void => {
    if (method === 'ios') setShown(true);
    else void acceptInstallOffer();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={install}
        aria-expanded={method === 'ios' ? isShown : undefined}
      >
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
