import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { downloadLegalText } from '../../contract/legal-text.ts';
import type { ReadText } from './load-text.ts';
import { pageOfType } from './page-of-type.ts';
import { useApplies } from './use-applies.ts';

/** Every version of a text that was ever published: to read, and to keep as a file. */
export function LegalHistory({ text }: { text: ReadText }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const applies = useApplies();
  const page = to(pageOfType[text.type]);
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
                  href={version.state === 'inForce' ? page : `${page}?version=${version.version}`}
                  className="inline-flex min-h-11 items-center"
                >
                  {words}
                </Link>
              )}
              <span className="min-w-0 flex-1 text-muted">{applies(version)}</span>
              <Link
                look="quiet"
                href={routeUrl(downloadLegalText, { params: { legalTextId: version.id } })}
                download
                aria-label={t('legal.downloadVersion', { version: version.version })}
                className="inline-flex size-11 items-center justify-center [&>svg]:size-4"
              >
                <Download aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
