import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { RouteOutput } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Segmented } from '#kit/ui/primitives/segmented.tsx';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ContactWords } from '../../../contract/contact-words.ts';
import {
  contactKinds,
  contactLanguages,
  getContactWords,
  saveContactWords,
  tryContactWords,
} from '../../../contract/contact-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getContactWords, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('messenger.office.words.title') }));

/** Words for which messages are refused because they name a way to meet or to pay outside, a list for each language and kind. */
export default function Words(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { lists } = useLoaderData<typeof loader>();
  const [language, setLanguage] = useState<ContactWords['language']>('all');
  return (
    <WorkPage title={t('messenger.office.words.title')} lead={t('messenger.office.words.lead')}>
      <div className="no-scrollbar overflow-x-auto">
        <Segmented
          name={useId()}
          legend={t('messenger.office.words.language')}
          value={language}
          options={contactLanguages.map((value) => ({
            value,
            label: value === 'all' ? t('messenger.office.words.all') : format.languageName(value),
          }))}
          onValueChange={(value) => setLanguage(contactLanguages.find((one) => one === value) ?? 'all')}
        />
      </div>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-2">
        {contactKinds.map((kind) => {
          const list = lists.find((one) => one.language === language && one.kind === kind);
          return list ? <WordList key={`${language}-${kind}`} list={list} /> : null;
        })}
      </div>
    </WorkPage>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function WordList({ list }: { list: ContactWords }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const [kept, setKept] = useState(list);
  const [text, setText] = useState(list.words.join('\n'));
  const [sample, setSample] = useState('');
  const [tried, setTried] = useState<RouteOutput<typeof tryContactWords> | null>(null);
  const [refused, setRefused] = useState<string>();
  const words = linesOf(text);
  const params = { language: list.language, kind: list.kind };
  const fail = ({ title, errors }: ProblemBody): void => {
    const at = /\.(\d+)$/.exec(errors?.[0]?.field ?? '')?.[1];
    const word = at === undefined ? undefined : words[Number(at)];
    setRefused(word === undefined ? title : t('messenger.office.words.refused', { word }));
  };
  const latest = useLatest();
  const attempt = async (): Promise<void> => {
    setRefused(undefined);
    const answer = await latest(() => api.call(tryContactWords, { params, body: { words, text: sample } }));
    if (!answer) return;
    if (answer.ok) setTried(answer.data);
    else fail(answer.problem);
  };
  const save = async (next: string[] | null): Promise<void> => {
    setRefused(undefined);
    const answer = await api.call(saveContactWords, { params, body: { words: next } });
    if (!answer.ok) return fail(answer.problem);
    setKept(answer.data.list);
    setText(answer.data.list.words.join('\n'));
    setTried(null);
    toast.show({ title: t('messenger.office.words.saved') });
  };
  return (
    <Card
      title={t(`messenger.office.words.${list.kind}`)}
      description={t(`messenger.office.words.${list.kind}Text`)}
      actions={
        <Badge tone={kept.isOwn ? 'info' : 'neutral'}>
          {t(kept.isOwn ? 'messenger.office.words.own' : 'messenger.office.words.platform')}
        </Badge>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('messenger.office.words.list')}
          hint={t('messenger.office.words.hint')}
          error={refused}
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setTried(null);
          }}
        />
        <TextField
          label={t('messenger.office.words.sample')}
          value={sample}
          maxLength={500}
          onChange={({ currentTarget }) => {
            setSample(currentTarget.value);
            setTried(null);
          }}
        />
        {tried ? (
          <div role="status" className="grid gap-1 rounded-control bg-info-soft px-3 py-2 text-sm">
            <p>{t('messenger.office.words.would', { refused: tried.refused, messages: tried.messages })}</p>
            {sample ? (
              <p>
                {tried.isTextRefused
                  ? tried.found.length > 0
                    ? t('messenger.office.words.sampleRefused', { words: tried.found.join(', ') })
                    : t('messenger.office.words.sampleForm')
                  : t('messenger.office.words.sampleFine')}
              </p>
            ) : null}
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void save(words)}>
            {t('messenger.office.words.save')}
          </Button>
          <Button onClick={() => void attempt()}>{t('messenger.office.words.try')}</Button>
          {kept.isOwn ? <Button onClick={() => void save(null)}>{t('messenger.office.words.reset')}</Button> : null}
        </div>
      </div>
    </Card>
  );
}
