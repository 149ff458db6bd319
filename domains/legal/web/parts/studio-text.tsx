import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { TabLinks } from '#kit/ui/primitives/tab-links.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { siteProduct } from '../../contract/legal-text.ts';
import { ChangedLines } from './changed-lines.tsx';
import { LegalHistory } from './legal-history.tsx';
import type { StudioText as Loaded } from './load-studio-text.ts';
import { prose } from './prose.ts';
import { SaveLinks } from './save-links.tsx';
import { useTypeNames } from './type-names.ts';
import { useApplies } from './use-applies.ts';

/** The legal texts that apply to a performer, one at a time: to read, to compare with the version before, to keep. */
export function StudioText({ loaded, page }: { loaded: Loaded; page: string }): ReactNode {
  const t = useMessages();
  const applies = useApplies();
  const names = useTypeNames();
  const { text, types, changes } = loaded;
  const isOfSite = text.product === siteProduct;
  const hrefOf = (version: number | null, more: Record<string, string> = {}): string => {
    const own = { ...(isOfSite && { product: text.product }), ...(version !== null && { version: String(version) }) };
    return `${page}?${new URLSearchParams({ type: text.type, ...own, ...more })}`;
  };
  const oldest = Math.min(...text.history.map(({ version }) => version));
  // What performers agreed to comes first.
  const order = [...types].sort((a, b) => Number(b === 'TOU') - Number(a === 'TOU'));
  return (
    <WorkPage title={t('legal.studio.menu')} lead={t('legal.studio.lead')}>
      <TabLinks
        label={t('legal.studio.menu')}
        items={order.map((type) => ({
          href: `${page}?type=${type}`,
          label: names[type],
          current: type === text.type,
        }))}
      />
      <article className="grid max-w-[72ch] gap-8 pt-2">
        <header className="grid gap-2">
          <h2 className="text-balance font-extrabold text-xl tracking-tight">{text.title}</h2>
          <p className="text-muted leading-relaxed">{text.summary}</p>
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-subtle">
            <span>{t('legal.version', { version: text.version })}</span>
            {text.state === 'inForce' ? <span>{` · ${applies(text)}`}</span> : null}
            <SaveLinks id={text.id} />
          </p>
          {isOfSite ? <p className="text-sm text-subtle">{t('legal.studio.ofSite')}</p> : null}
          {text.state === 'inForce' ? null : (
            <p role="note" className="rounded-card border border-warning bg-warning-soft px-4 py-3 text-sm">
              {applies(text)}. <Link href={hrefOf(null)}>{t('legal.toCurrent')}</Link>
            </p>
          )}
        </header>
        {changes?.from ? (
          <Card
            title={t('legal.studio.compared', { version: changes.version, from: changes.from })}
            actions={<Link href={hrefOf(text.version)}>{t('legal.studio.toText')}</Link>}
          >
            <ChangedLines lines={changes.lines} language={text.language} />
          </Card>
        ) : (
          <div
            className={prose}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by domains/legal from its own escaped words
            dangerouslySetInnerHTML={{ __html: text.html }}
          />
        )}
        <LegalHistory
          text={text}
          hrefOf={hrefOf}
          actionsOf={(version) =>
            version > oldest ? (
              <Link href={hrefOf(version, { changes: '1' })} className="inline-flex min-h-11 items-center">
                {t('legal.studio.changes', { version })}
              </Link>
            ) : null
          }
        />
      </article>
    </WorkPage>
  );
}
