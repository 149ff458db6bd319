import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Something to be carried into another program: its name, itself, and a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }): ReactNode {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="grid gap-1">
      <span className="font-semibold text-sm">{label}</span>
      <div className="flex items-center gap-2 rounded-control bg-field ps-3">
        <code translate="no" dir="ltr" className="min-w-0 flex-1 select-all py-2.5 text-sm [overflow-wrap:anywhere]">
          {text}
        </code>
        <IconButton
          label={t(isCopied ? 'ingest.copied' : 'ingest.copy', { what: label })}
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}
