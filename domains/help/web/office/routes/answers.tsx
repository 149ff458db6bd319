import { MessageSquareText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { SavedAnswer } from '../../../contract/index.ts';
import { answerIn, answerLimits, readSavedAnswers } from '../../../contract/index.ts';
import { AnswerForm, answerLanguages } from '../parts/answer-form.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(readSavedAnswers, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('help.office.answers') }));

/** Answers that are kept for what is asked often. */
export default function SavedAnswers(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { answers } = useLoaderData<typeof loader>();
  const [edited, setEdited] = useState<SavedAnswer | 'new' | null>(null);
  const title = t('help.office.answers');
  return (
    <WorkPage
      title={title}
      lead={t('help.office.answersLead', { name: '{name}', number: '{number}' })}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('help.office.title'), href: to('help.officeRequests') }, { label: title }]}
        />
      }
      actions={
        edited === null && answers.length < answerLimits.answers ? (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
            {t('help.office.newAnswer')}
          </Button>
        ) : null
      }
    >
      {edited === 'new' ? (
        <Card title={t('help.office.newAnswer')}>
          <AnswerForm onDone={() => setEdited(null)} />
        </Card>
      ) : null}
      {answers.length === 0 && edited === null ? (
        <Card>
          <EmptyState icon={<MessageSquareText />} title={t('help.office.noAnswers')}>
            {t('help.office.noAnswersText')}
          </EmptyState>
        </Card>
      ) : null}
      <ul className="grid gap-3">
        {answers.map((one) => (
          <li key={one.id}>
            <Card>
              {edited !== 'new' && edited?.id === one.id ? (
                <AnswerForm answer={one} onDone={() => setEdited(null)} />
              ) : (
                <Shown answer={one} onEdit={() => setEdited(one)} />
              )}
            </Card>
          </li>
        ))}
      </ul>
    </WorkPage>
  );
}

function Shown({ answer: { name, texts }, onEdit }: { answer: SavedAnswer; onEdit: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const written = answerLanguages.filter((language) => answerIn(texts, language) !== null);
  const [first = 'en'] = written;
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="font-semibold [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-sm text-subtle">{format.list(written.map((language) => format.languageName(language)))}</p>
        <p lang={first} className="line-clamp-3 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {texts[first]}
        </p>
      </div>
      <Button size="sm" onClick={onEdit} aria-label={t('help.office.editOf', { name })}>
        {t('help.office.edit')}
      </Button>
    </div>
  );
}
