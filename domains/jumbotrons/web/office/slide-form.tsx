import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { moment } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { keepWritten } from '#kit/web/navigation/unsaved.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { SlideEditor } from '../../contract/office.ts';
import { addSlide, changeSlide } from '../../contract/office.ts';
import type { SlideDetails } from '../../contract/slide.ts';
import { noText, standing } from '../../contract/slide.ts';
import { GoalCard } from './goal-card.tsx';
import { Preview } from './preview.tsx';
import type { TypedTimes } from './times-card.tsx';
import { TimesCard } from './times-card.tsx';
import { WordsCard } from './words-card.tsx';

/** What a slide begins with. */
const fresh: SlideDetails = {
  places: ['homepage'],
  ...{ title: noText, text: noText, button: noText, alt: noText },
  ...{ goalKind: 'page', goal: 'performers.cams' },
  ...{ validFrom: null, validUntil: null, audience: 'everybody', ageRating: 12, seconds: standing.usual },
};

/** What was typed as a moment: epoch ms, null where nothing stands, undefined where it cannot be read. */
function readMoment(typed: string): number | null | undefined {
  const read = readEntry(typed, moment);
  if ('value' in read) return read.value;
  return 'empty' in read ? null : undefined;
}

/** Everything an operator says of a slide, saved together, with what it will look like; `children` stand beside it. */
export function SlideForm({ editor, children }: { editor: SlideEditor | null; children?: ReactNode }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [details, setDetails] = useState(editor?.details ?? fresh);
  const [times, setTimes] = useState<TypedTimes>(() => ({
    validFrom: writeEntry(editor?.details.validFrom, moment, reader),
    validUntil: writeEntry(editor?.details.validUntil, moment, reader),
  }));
  const [isWritten, setWritten] = useState(false);
  const saving = useSave();
  const name = `jumbotron:${editor?.slide.id ?? 'new'}`;
  useEffect(() => {
    keepWritten(name, isWritten);
    return () => keepWritten(name, false);
  }, [name, isWritten]);
  const change = (part: Partial<SlideDetails>): void => {
    setWritten(true);
    setDetails((before) => ({ ...before, ...part }));
  };
  const [validFrom, validUntil] = [readMoment(times.validFrom), readMoment(times.validUntil)];

  const save = async (): Promise<void> => {
    if (validFrom === undefined || validUntil === undefined) return;
    const body = { ...details, validFrom, validUntil };
    if (!editor) {
      const made = await saving.save(() => api.call(addSlide, { body }));
      if (!made) return;
      keepWritten(name, false);
      toast.show({ title: t('jumbotrons.office.added'), tone: 'success' });
      await navigate(to('jumbotrons.officeSlide', { slideId: made.id }));
      return;
    }
    const params = { slideId: editor.slide.id };
    const changed = await saving.save(() =>
      api.call(changeSlide, { params, body: { ...body, revision: editor.revision } }),
    );
    if (!changed) return;
    setWritten(false);
    setDetails(changed.details);
    toast.show({ title: t('jumbotrons.office.saved'), tone: 'success' });
    await revalidate();
  };
  return (
    <>
      <Preview details={details} editor={editor} language={language} />
      <div className="grid grid-cols-1 items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <form
          className="grid min-w-0 grid-cols-1 content-start gap-(--grid-gap)"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <WordsCard {...{ details, change, saving, language, setLanguage }} />
          <GoalCard {...{ details, change, saving }} />
          <TimesCard
            {...{ details, change, saving, times }}
            isUnreadable={{ validFrom: validFrom === undefined, validUntil: validUntil === undefined }}
            type={(part) => {
              setWritten(true);
              setTimes((before) => ({ ...before, ...part }));
            }}
          />
          {saving.refusal ? (
            <p role="alert" className="font-medium text-danger text-sm">
              {saving.refusal}
            </p>
          ) : null}
          <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
            {t(editor ? 'jumbotrons.office.save' : 'jumbotrons.office.add')}
          </Button>
        </form>
        <div className="grid min-w-0 grid-cols-1 content-start gap-(--grid-gap) max-lg:-order-1">{children}</div>
      </div>
    </>
  );
}

/** What each card of the form gets. */
export interface CardProps {
  readonly details: SlideDetails;
  readonly change: (part: Partial<SlideDetails>) => void;
  readonly saving: ReturnType<typeof useSave>;
}

/** Languages in which a text was refused, so that nobody looks for it in another one. */
export const refusedLanguages = (fields: readonly string[]): Language[] =>
  languages.filter((one) => fields.some((field) => field.endsWith(`.${one}`)));
