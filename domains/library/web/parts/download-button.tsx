import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getDownloadLink } from '../../contract/index.ts';

/** On the page of something a guest owns: saves it as a file, where its performer allows that. */
export function DownloadButton({ kind, id }: { kind: string; id: string }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void api.call(getDownloadLink, { params: { kind, id } }).then((answer) => {
      if (!isOver) setHref(answer.ok ? answer.data.download : null);
    });
    return () => {
      isOver = true;
    };
  }, [api, kind, id]);
  if (href === null) return null;
  return (
    <ButtonLink href={href} download icon={<Download aria-hidden />} className="pointer-coarse:min-h-11">
      {t('library.save')}
    </ButtonLink>
  );
}
