import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { routeUrl } from '#kit/contract/client.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { Tabs } from '#kit/ui/primitives/tabs.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { downloadLegalText } from '../../../contract/legal-text.ts';
import { readLegalVersion } from '../../../contract/office.ts';
import { ChangeList } from '../change-list.tsx';
import { DraftEditor } from '../draft-editor.tsx';
import type { ReadVersion } from '../read-version.ts';
import { SidePane } from '../side-pane.tsx';
import { textNamed } from '../version-href.ts';
import { stateTones, useLegalWords } from '../words.ts';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${data.type} ${data.version} · ${t('legal.office.title')}`,
}));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const key = textNamed(params['legalType']);
  const version = Number(params['legalVersion']);
  if (!key || !Number.isInteger(version) || version < 1) throw notFound();
  const { product, type } = key;
  const { api } = context.get(web);
  const answer = await api.call(readLegalVersion, { params: { type, version }, query: { product } });
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return answer.data;
}

export default function LegalVersionPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useLegalWords();
  const read = useLoaderData<typeof loader>();
  const [language, setLanguage] = useState<Language>('de');
  const name = `${words.nameOf(read)} ${read.version}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <Breadcrumb
        label={t('legal.office.breadcrumb')}
        items={[{ label: t('legal.office.title'), href: to('legal.officeTexts') }, { label: name }]}
      />
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="font-extrabold text-2xl">
          {words.types[read.type]} {read.version}
        </h1>
        <Badge>{words.products[read.product]}</Badge>
        <Badge tone={stateTones[read.state]}>{words.states[read.state]}</Badge>
        {read.state === 'draft' ? null : <Standing read={read} />}
      </header>
      {read.state === 'draft' ? (
        <DraftEditor
          key={`${read.product} ${read.type} ${read.version}`}
          draft={read}
          language={language}
          onLanguage={setLanguage}
        />
      ) : (
        <Tabs
          label={t('legal.office.languages')}
          value={language}
          onValueChange={(value) => setLanguage(value as Language)}
          items={languages.map((one) => ({
            value: one,
            label: one.toUpperCase(),
            content: (
              <SidePane
                language={one}
                documents={read.documents}
                before={read.inForce?.version === read.version ? null : read.inForce}
                facts={read.facts}
              />
            ),
          }))}
        />
      )}
      <ChangeList changes={read.changes} />
    </div>
  );
}

/** When a published version applies, whether it asked, and its files. */
function Standing({ read }: { read: ReadVersion }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const day = (date: string | null) => (date ? format.date(`${date}T12:00:00Z`) : '…');
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted text-sm">
      <span>
        {day(read.validFrom)} – {day(read.validTo)}
      </span>
      <span>{read.asks ? t('legal.office.asked') : t('legal.office.askedNot')}</span>
      {read.note ? <span>{read.note}</span> : null}
      {read.texts.map(({ id, language }) => (
        <Link
          key={id}
          href={routeUrl(downloadLegalText, { params: { legalTextId: id } })}
          download
          className="inline-flex min-h-9 items-center gap-1 [&>svg]:size-3.5"
        >
          <Download aria-hidden />
          {language.toUpperCase()}
        </Link>
      ))}
    </p>
  );
}
