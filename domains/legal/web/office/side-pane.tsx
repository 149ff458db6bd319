import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { diffDocuments } from '../../contract/diff.ts';
import type { Facts, LegalDocument, LegalDocuments } from '../../contract/document.ts';
import { render } from '../../contract/render.ts';
import { formatSections } from '../../contract/source.ts';
import { ChangedLines } from '../parts/changed-lines.tsx';

const prose =
  'grid gap-6 leading-relaxed [&_h2]:mb-1 [&_h2]:font-bold [&_h2]:text-lg [&_li]:mt-1 [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5 [&_ul+p]:mt-2';

/** Beside the editor: how the text will look, what changed, or the same text in another language. */
export function SidePane({
  language,
  documents,
  before,
  theirs,
  facts,
}: {
  language: Language;
  documents: LegalDocuments;
  /** What it is compared with; null when nothing is in force. */
  before: { readonly version: number; readonly documents: LegalDocuments } | null;
  /** What somebody else saved meanwhile; shown first. */
  theirs?: LegalDocuments | undefined;
  facts: Facts;
}): ReactNode {
  const t = useMessages();
  const [view, setView] = useState<string>(theirs ? 'theirs' : 'preview');
  const other = languages.find((one) => one === view);
  return (
    <div className="grid content-start gap-3">
      <div className="overflow-x-auto">
        <Segmented
          name={useId()}
          legend={t('legal.office.side.legend')}
          value={view}
          onValueChange={setView}
          options={[
            ...(theirs ? [{ value: 'theirs', label: t('legal.office.side.theirs') }] : []),
            { value: 'preview', label: t('legal.office.side.preview') },
            ...(before
              ? [{ value: 'changes', label: t('legal.office.side.changes', { version: before.version }) }]
              : []),
            ...languages.filter((one) => one !== language).map((one) => ({ value: one, label: one.toUpperCase() })),
          ]}
        />
      </div>
      <section
        aria-label={t('legal.office.side.legend')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="rounded-card border border-line bg-surface p-(--card-pad) lg:max-h-[70vh] lg:overflow-y-auto"
      >
        {other ? <Source document={documents[other]} language={other} /> : null}
        {view === 'changes' && before ? (
          <Changes before={before.documents[language]} after={documents[language]} language={language} />
        ) : null}
        {view === 'theirs' && theirs ? (
          <Changes before={theirs[language]} after={documents[language]} language={language} />
        ) : null}
        {view === 'preview' || (other === language && !before) ? (
          <Preview document={documents[language]} facts={facts} language={language} />
        ) : null}
      </section>
    </div>
  );
}

function Preview({
  document,
  facts,
  language,
}: {
  document: LegalDocument;
  facts: Facts;
  language: Language;
}): ReactNode {
  const t = useMessages();
  const html = rendered(document, facts);
  if (html === null) return <p className="text-warning">{t('legal.office.side.unknownFact')}</p>;
  return (
    <div lang={language} className="grid gap-4">
      <p className="font-extrabold text-2xl">{document.title}</p>
      <p className="text-muted">{document.summary}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by domains/legal from its own escaped words */}
      <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function rendered(document: LegalDocument, facts: Facts): string | null {
  try {
    return render(document, facts);
  } catch {
    return null;
  }
}

function Source({ document, language }: { document: LegalDocument; language: Language }): ReactNode {
  return (
    <pre lang={language} className="whitespace-pre-wrap text-xs leading-relaxed [overflow-wrap:anywhere]">
      {[document.title, document.summary, formatSections(document.sections)].join('\n\n')}
    </pre>
  );
}

function Changes({
  before,
  after,
  language,
}: {
  before: LegalDocument;
  after: LegalDocument;
  language: Language;
}): ReactNode {
  const t = useMessages();
  const lines = diffDocuments(before, after);
  if (lines.flat().every(({ kind }) => kind === 'same')) {
    return <p className="text-muted">{t('legal.office.side.noChanges')}</p>;
  }
  return <ChangedLines lines={lines} language={language} />;
}
