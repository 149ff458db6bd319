import { Save, Send, Trash2 } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useState } from 'react';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { day } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { zoneName } from '#kit/i18n/days.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Tabs } from '#kit/ui/primitives/tabs.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useKeyboardShortcut } from '#kit/web/hooks/use-keyboard-shortcut.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { checkDocuments } from '../../contract/check-documents.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LanguageFields } from './language-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { ReadVersion } from './read-version.ts';
import { Refusal } from './refusal.tsx';
import { SidePane } from './side-pane.tsx';
import { useDraft } from './use-draft.ts';

/** A draft in all languages, with what it will look like. Draw it again (`key`) for another version. */
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
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const { typed, type, documents, theirs, busy, problem, isDirty, ...act } = useDraft(draft);
  const { texts, validFrom, asks, note } = typed;
  const issues = checkDocuments(documents);
  const readers = useLanguage();
  // Half a day is empty to whoever asks the field, and empty means at once here.
  const [isUnreadable, setUnreadable] = useState(false);
  const look = (event: SyntheticEvent<HTMLInputElement>): void => setUnreadable(event.currentTarget.validity.badInput);
  useKeyboardShortcut(
    { key: 's', mod: true, whileTyping: true },
    () => void act.save(),
    busy === null && !isUnreadable,
  );

  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={<Save aria-hidden />}
          loading={busy === 'save'}
          disabled={isUnreadable}
          aria-keyshortcuts="Control+S"
          onClick={() => void act.save()}
        >
          {t('legal.office.save')}
        </Button>
        <Button
          icon={<Send aria-hidden />}
          loading={busy === 'publish'}
          disabled={issues.length > 0 || isUnreadable}
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
        <span role="status">
          <Badge tone={isDirty ? 'warning' : 'neutral'}>
            {isDirty ? t('legal.office.unsaved') : t('legal.office.allSaved')}
          </Badge>
        </span>
        {issues.length > 0 ? (
          <span className="text-sm text-warning">{t('legal.office.issues', { count: issues.length })}</span>
        ) : null}
      </div>
      <Refusal
        problem={problem}
        theirs={theirs}
        documents={documents}
        onTake={act.takeTheirs}
        onKeep={(revision) => void act.save(revision)}
        onReload={act.reload}
      />
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
          <EntryField
            entry={day}
            label={t('legal.office.validFrom')}
            aside={zoneName(readers)}
            hint={t('legal.office.validFromHint')}
            error={isUnreadable ? entryWords('unreadable', day, readers) : undefined}
            min={draft.earliest}
            value={validFrom}
            onChange={(event) => type({ validFrom: event.currentTarget.value })}
            onInput={look}
            onBlur={look}
          />
          <Switch
            label={t('legal.office.asks')}
            hint={t('legal.office.asksHint')}
            checked={asks}
            onChange={(event) => type({ asks: event.currentTarget.checked })}
          />
          <TextField
            label={t('legal.office.note')}
            hint={t('legal.office.noteHint')}
            maxLength={500}
            value={note}
            onChange={(event) => type({ note: event.currentTarget.value })}
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
                  onChange={(text) => type({ texts: { ...texts, [one]: text } })}
                />
                <SidePane
                  key={theirs ? theirs.revision : 'alone'}
                  language={one}
                  documents={documents}
                  before={draft.inForce}
                  theirs={theirs?.documents}
                  facts={draft.facts}
                />
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
          onConfirm={() => {
            setAsking(null);
            void act[asking]();
          }}
        />
      ) : null}
    </>
  );
}
