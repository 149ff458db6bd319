import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { languages } from '#kit/contract/access.ts';
import { number } from '#kit/entries/entry.ts';
import { readEntries } from '#kit/forms/read-entries.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { useKeyboardShortcut } from '#kit/web/hooks/use-keyboard-shortcut.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SeoWords } from '../../../contract/index.ts';
import { auditSubject, readSeoText, saveSeoText } from '../../../contract/index.ts';
import { LanguageWords } from '../language-words.tsx';

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: `${data.text.tag} · ${t('seo.office.title')}`,
}));

/** Changes shown below a text. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, origin } = context.get(web);
  const tag = params.tag ?? '';
  const [text, log] = await Promise.all([
    api.call(readSeoText, { params: { tag } }),
    api.call(auditLines.read, { query: { subject: auditSubject(tag), kind: 'change', limit: shownChanges } }),
  ]);
  if (!text.ok) throw refusedAddress(text.problem.status);
  return { text: text.data, host: new URL(origin).host, lines: log.ok ? log.data.rows : [] };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '').replace(/\r\n/g, '\n');
  const wordsIn = (language: string): SeoWords => ({
    title: read(`${language}.title`),
    description: read(`${language}.description`),
    body: read(`${language}.body`),
  });
  const words = { de: wordsIn('de'), en: wordsIn('en'), nl: wordsIn('nl'), es: wordsIn('es') };
  const { api, language } = context.get(web);
  const known = readEntries(form, { version: number() }, language);
  if (!known.ok) return data({ saved: 0, problem: known.problem }, { status: known.problem.status });
  const saved = await api.call(saveSeoText, {
    params: { tag: params.tag ?? '' },
    body: { ...known.data, words },
  });
  if (saved.ok) return data({ saved: saved.data.version, problem: null });
  return data({ saved: 0, problem: saved.problem }, { status: saved.problem.status });
}

export default function SeoTextEditor(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { text, host, lines } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  useKeyboardShortcut({ key: 's', mod: true, whileTyping: true }, () => form.current?.requestSubmit(), !busy);
  const errorOf = (language: string) => (part: keyof SeoWords) =>
    answer?.problem?.errors?.find(({ field }) => field === `body.words.${language}.${part}`)?.message;
  return (
    <Form ref={form} method="post" className="grid gap-(--grid-gap) p-[clamp(0.75rem,2vw,1.5rem)]">
      <Breadcrumb
        label={t('shell.breadcrumb')}
        items={[{ label: t('seo.office.title'), href: to('seo.texts') }, { label: text.tag }]}
      />
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-0.5">
          <h1 className="font-extrabold text-2xl">{text.tag}</h1>
          <p className="max-w-[80ch] text-muted">
            {t('seo.office.placeholders', { list: text.placeholders.map((name) => `{${name}}`).join(' ') })}{' '}
            {t('seo.office.headings')}
          </p>
        </div>
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          aria-keyshortcuts="Control+S"
          icon={<Save aria-hidden />}
        >
          {t('seo.office.save')}
        </Button>
      </header>
      <p role="status" className={answer?.problem ? 'font-semibold text-danger' : 'font-semibold text-success'}>
        {answer?.problem ? <span>{answer.problem.title}</span> : null}
        {answer?.saved ? <span>{t('seo.office.saved', { version: answer.saved })}</span> : null}
      </p>
      <input type="hidden" name="version" value={text.version} />
      <div className="grid items-start gap-(--grid-gap) xl:grid-cols-2">
        {languages.map((language) => (
          <LanguageWords
            key={`${language} ${text.version}`}
            language={language}
            words={text.words[language]}
            standard={text.standard[language]}
            host={host}
            errorOf={errorOf(language)}
          />
        ))}
      </div>
      <Card title={t('seo.office.changes')}>
        {lines.length === 0 ? <p className="text-muted">{t('seo.office.noChanges')}</p> : <AuditLines lines={lines} />}
      </Card>
    </Form>
  );
}
