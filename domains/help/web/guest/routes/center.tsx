import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, useActionData, useLoaderData } from 'react-router';
import { clip } from '#kit/text/clip.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AskTopic } from '../../../contract/index.ts';
import { askTopics, askUs, getFaq, maxLengths, searchFaq } from '../../../contract/index.ts';
import { AskForm } from '../ask-form.tsx';
import { Questions } from '../questions.tsx';
import { SearchField } from '../search-field.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('help.title'), description: t('help.description') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const faq = await context.get(web).api.call(getFaq, {});
  if (!faq.ok) throw refused(faq.problem.status);
  const { searchParams } = new URL(request.url);
  const given = (name: string, length: number) => clip(searchParams.get(name)?.trim() ?? '', length);
  const about = given('about', 40);
  return {
    topics: faq.data.topics,
    name: given('name', maxLengths.name),
    typed: given('q', 100),
    topic: askTopics.find((one) => one === searchParams.get('topic')),
    message: about && `${about}: `,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const topic = askTopics.find((one) => one === text('topic')) ?? ('' as AskTopic);
  const body = { name: text('name'), email: text('email'), topic, message: text('message'), website: text('website') };
  const result = await context.get(web).api.call(askUs, { body });
  if (result.ok) return data({ problem: null, given: body });
  return data({ problem: result.problem, given: body }, { status: result.problem.status });
}

/** Short answers to look through or to search, and below them a way to write to people. */
export default function HelpCenter(): ReactNode {
  const t = useMessages();
  const { topics, name, typed, topic, message } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [words, setWords] = useState(typed);
  const found = searchFaq(topics, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className="page grid gap-10 py-8 sm:py-12">
      <header className="grid justify-items-center gap-4 text-center">
        <h1 className="text-balance font-extrabold text-[clamp(1.75rem,4.5vw,2.75rem)] leading-tight tracking-tight">
          {t('help.heading')}
        </h1>
        <p className="max-w-140 text-pretty text-muted">{t('help.lead')}</p>
        <SearchField words={words} onWords={setWords} count={count} />
      </header>
      {found.length > 0 ? (
        <Questions topics={found} open={words.trim() !== ''} />
      ) : (
        <EmptyState icon={<CircleHelp />} title={t('help.none')}>
          {t('help.noneText')}
        </EmptyState>
      )}
      <AskForm name={name} topic={topic} message={message} answer={answer} />
    </div>
  );
}
