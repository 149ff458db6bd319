import { Save, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Tabs } from '#kit/ui/primitives/tabs.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/api.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { checkDocuments } from '../../contract/check-documents.ts';
import { discardLegalDraft, publishLegalDraft, saveLegalDraft } from '../../contract/office.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { documentsFrom, typedFrom } from './draft-state.ts';
import { LanguageFields } from './language-fields.tsx';
import type { ReadVersion } from './read-version.ts';
import { SidePane } from './side-pane.tsx';

/** A draft in all languages, with what it will look like. Draw it anew (`key`) for another revision. */
export function DraftEditor({
  draft,
  language,
  onLanguage,
}: {
  draft: ReadVersion;
  language: Language;
  onLanguage: (language: Language) => void;
}): ReactNode {
  const t = useMessages();
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [texts, setTexts] = useState(() => typedFrom(draft.documents));
  const [validFrom, setValidFrom] = useState(draft.validFrom ?? '');
  const [asks, setAsks] = useState(draft.asks);
  const [note, setNote] = useState(draft.note);
  const [busy, setBusy] = useState<'save' | 'publish' | 'discard' | null>(null);
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const documents = documentsFrom(texts);
  const issues = checkDocuments(documents);
  const key = { type: draft.type, version: draft.version };

  const save = async (): Promise<number | null> => {
    const body = { ...key, revision: draft.revision, documents: structuredClone(documents) as never };
    const answer = await api.call(saveLegalDraft, { body: { ...body, validFrom: validFrom || null, asks, note } });
    setProblem(answer.ok ? null : answer.problem);
    return answer.ok ? answer.data.revision : null;
  };
  const act = async (what: 'save' | 'publish' | 'discard'): Promise<void> => {
    setBusy(what);
    setAsking(null);
    if (what === 'discard') {
      const answer = await api.call(discardLegalDraft, { body: { ...key, revision: draft.revision } });
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) await navigate(to('legal.officeTexts'));
    } else {
      const revision = await save();
      if (revision !== null && what === 'publish') {
        const answer = await api.call(publishLegalDraft, { body: { ...key, revision } });
        setProblem(answer.ok ? null : answer.problem);
      }
      if (revision !== null) await revalidate();
    }
    setBusy(null);
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={<Save aria-hidden />}
          loading={busy === 'save'}
          onClick={() => void act('save')}
        >
          {t('legal.office.save')}
        </Button>
        <Button
          icon={<Send aria-hidden />}
          loading={busy === 'publish'}
          disabled={issues.length > 0}
          onClick={() => setAsking('publish')}
        >
          {t('legal.office.publish')}
        </Button>
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          loading={busy === 'discard'}
          onClick={() => setAsking('discard')}
        >
          {t('legal.office.discard')}
        </Button>
        {issues.length > 0 ? (
          <span className="text-sm text-warning">{t('legal.office.issues', { count: issues.length })}</span>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {problem ? (
          <div className="grid gap-1 rounded-card border border-danger bg-danger-soft p-3 text-sm">
            <strong>{problem.title}</strong>
            {problem.errors?.map(({ field, message }) => (
              <span key={`${field} ${message}`}>
                {field}: {message}
              </span>
            ))}
            {problem.code === 'legal_changed_meanwhile' ? (
              <span>
                <Button size="sm" onClick={() => void revalidate()}>
                  {t('legal.office.reload')}
                </Button>
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField
            type="date"
            label={t('legal.office.validFrom')}
            hint={t('legal.office.validFromHint')}
            min={draft.earliest}
            value={validFrom}
            onChange={(event) => setValidFrom(event.currentTarget.value)}
          />
          <Switch
            label={t('legal.office.asks')}
            hint={t('legal.office.asksHint')}
            checked={asks}
            onChange={(event) => setAsks(event.currentTarget.checked)}
          />
          <TextField
            label={t('legal.office.note')}
            hint={t('legal.office.noteHint')}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </Card>
      <Tabs
        label={t('legal.office.languages')}
        value={language}
        onValueChange={(value) => onLanguage(value as Language)}
        items={languages.map((one) => {
          const own = issues.filter((issue) => issue.language === one);
          return {
            value: one,
            label: one.toUpperCase(),
            count: own.length,
            content: (
              <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
                <LanguageFields
                  language={one}
                  text={texts[one]}
                  issues={own}
                  onChange={(text) => setTexts({ ...texts, [one]: text })}
                />
                <SidePane language={one} documents={documents} before={draft.inForce} facts={draft.facts} />
              </div>
            ),
          };
        })}
      />
      {asking ? (
        <ConfirmDialog
          what={asking}
          draft={{ ...draft, asks, validFrom: validFrom || draft.earliest }}
          onClose={() => setAsking(null)}
          onConfirm={() => void act(asking)}
        />
      ) : null}
    </>
  );
}
