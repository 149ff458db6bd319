import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { routeUrl } from '#kit/contract/client.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { LegalText } from '../../contract/index.ts';
import { downloadLegalText } from '../../contract/index.ts';

const prose =
  'grid gap-9 leading-relaxed [&_h2]:mb-2 [&_h2]:font-bold [&_h2]:text-xl [&_h2]:tracking-tight [&_li]:mt-2 ' +
  '[&_li]:pl-1 [&_p+p]:mt-3 [&_p]:text-pretty [&_section]:scroll-mt-24 [&_ul+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 ' +
  '[&_li]:marker:text-subtle';

/** A legal text to read: what it means in a sentence, its sections to jump to, its words, a file to keep. */
export function LegalPage({ text }: { text: LegalText }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const file = routeUrl(downloadLegalText, { params: { legalTextId: text.id } });
  return (
    <div className="page grid gap-x-12 gap-y-8 py-[clamp(1.5rem,4vw,3rem)] lg:grid-cols-[minmax(0,68ch)_16rem] lg:justify-center">
      <header className="grid max-w-[68ch] gap-3 lg:col-span-2">
        <h1 className="text-balance font-extrabold text-3xl tracking-tight sm:text-4xl">{text.title}</h1>
        <p className="text-lg text-muted leading-relaxed">{text.summary}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-subtle">
          {t('legal.version', { version: text.version, date: format.date(`${text.validFrom}T12:00:00Z`, 'long') })}
          <Link href={file} download className="inline-flex min-h-11 items-center gap-1.5 [&>svg]:size-4">
            <Download aria-hidden />
            {t('legal.download')}
          </Link>
        </p>
      </header>
      <nav
        aria-label={t('legal.contents')}
        className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
      >
        <p className="mb-1 font-bold text-sm">{t('legal.contents')}</p>
        <ol className="border-line border-l">
          {text.sections.map(({ anchor, title }, index) => (
            <li key={anchor}>
              <Link
                look="quiet"
                href={`#${anchor}`}
                className="flex min-h-9 items-center pl-4 text-sm pointer-coarse:min-h-11"
              >
                {index + 1}. {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div
        className={`${prose} max-w-[68ch] lg:col-start-1 lg:row-start-2`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by domains/legal from its own escaped words
        dangerouslySetInnerHTML={{ __html: text.html }}
      />
    </div>
  );
}
