import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalTextVersion } from '../../contract/legal-text.ts';
import { downloadLegalText } from '../../contract/legal-text.ts';
import { pdfOf } from './save-links.tsx';
import { useApplies } from './use-applies.ts';

/** Every version of a text that was ever published: to read, and to keep as a file. */
export function LegalHistory({
  text,
  hrefOf,
  actionsOf,
}: {
  text: { readonly version: number; readonly history: readonly LegalTextVersion[] };
  /** Where a version is read; null is the one in force. */
  hrefOf: (version: number | null) => string;
  /** What else may be done with a version. */
  actionsOf?: (version: number) => ReactNode;
}): ReactNode {
  const t = useMessages();
  const applies = useApplies();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-2 font-bold text-xl tracking-tight">
        {t('legal.history')}
      </h2>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {text.history.map((version) => {
          const words = t('legal.version', { version: version.version });
          return (
            <li key={version.version} className="flex flex-wrap items-center gap-x-4">
              {version.version === text.version ? (
                <strong className="inline-flex min-h-11 items-center">{words}</strong>
              ) : (
                <Link
                  href={hrefOf(version.state === 'inForce' ? null : version.version)}
                  className="inline-flex min-h-11 items-center"
                >
                  {words}
                </Link>
              )}
              <span className="min-w-0 flex-1 text-muted">{applies(version)}</span>
              {actionsOf?.(version.version)}
              <Link
                variant="quiet"
                href={routeUrl(downloadLegalText, { params: { legalTextId: version.id } })}
                download
                aria-label={t('legal.downloadVersion', { version: version.version })}
                className="inline-flex size-11 items-center justify-center [&>svg]:size-4"
              >
                <Download aria-hidden />
              </Link>
              <Link
                variant="quiet"
                href={pdfOf(version.id)}
                download
                aria-label={t('legal.downloadVersionPdf', { version: version.version })}
                className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold"
              >
                PDF
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
