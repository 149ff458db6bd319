import { Copy, Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, buttonClass } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Recovery codes, shown this once: to copy, to print, to keep as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = (): void => {
    void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  };
  return (
    <div className="grid gap-4">
      <Notice tone="success">{t('identity.recovery.ready')}</Notice>
      <p className="text-muted">{t('identity.recovery.text')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" icon={<Copy aria-hidden />} onClick={copy}>
          {isCopied ? t('identity.recovery.copied') : t('identity.recovery.copy')}
        </Button>
        <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('identity.recovery.print')}
        </Button>
        <a
          className={buttonClass({ size: 'sm' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="vesper-recovery-codes.txt"
        >
          <Download aria-hidden />
          {t('identity.recovery.download')}
        </a>
      </div>
      <div>
        <Button variant="primary" onClick={onDone}>
          {t('identity.recovery.done')}
        </Button>
      </div>
    </div>
  );
}
