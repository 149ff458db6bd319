import type { ReactNode } from 'react';
import { Link } from '#kit/ui/primitives/link.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { PageBreadcrumb } from '#kit/web/page/page-breadcrumb.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { ConsentLink } from './consent-link.tsx';
import { LegalHistory } from './legal-history.tsx';
import type { ReadText } from './load-text.ts';
import { OtherTexts } from './other-texts.tsx';
import { pageOfType } from './page-of-type.ts';
import { prose } from './prose.ts';
import { SaveLinks } from './save-links.tsx';
import { useApplies } from './use-applies.ts';

/** A legal text to read: what it means in a sentence, its sections to jump to, its words, files to keep. */
export function LegalPage({ text }: { text: ReadText }): ReactNode {
  const t = useMessages();
  const applies = useApplies();
  const to = useHref();
  const page = to(pageOfType[text.type]);
  const hrefOf = (version: number | null) => (version === null ? page : `${page}?version=${version}`);
  const version = t('legal.version', { version: text.version });
  return (
    <div className="page grid hyphens-auto gap-x-12 gap-y-8 py-[clamp(1.5rem,4vw,3rem)] [overflow-wrap:anywhere] lg:grid-cols-[minmax(0,68ch)_16rem] lg:justify-center">
      <header className="grid max-w-[68ch] gap-3 lg:col-span-2">
        <PageBreadcrumb items={text.breadcrumb} />
        <h1 className="text-balance font-extrabold text-3xl tracking-tight">{text.title}</h1>
        <p className="text-lg text-muted leading-relaxed">{text.summary}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-subtle">
          <span>{text.state === 'inForce' ? `${version} · ${applies(text)}` : version}</span>
          <SaveLinks id={text.id} />
          {text.type === 'PP' ? <ConsentLink variant="inline" /> : null}
        </p>
        {text.state === 'inForce' ? null : (
          <p role="note" className="rounded-card border border-warning bg-warning-soft px-4 py-3 text-sm">
            {applies(text)}. <Link href={hrefOf(null)}>{t('legal.toCurrent')}</Link>
          </p>
        )}
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
                variant="quiet"
                href={`#${anchor}`}
                className="flex min-h-9 items-center pl-4 text-sm pointer-coarse:min-h-11"
              >
                {index + 1}. {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-[68ch] gap-12 lg:col-start-1 lg:row-start-2">
        <div
          className={prose}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by domains/legal from its own escaped words
          dangerouslySetInnerHTML={{ __html: text.html }}
        />
        <LegalHistory text={text} hrefOf={hrefOf} />
        <OtherTexts text={text} />
      </div>
    </div>
  );
}
