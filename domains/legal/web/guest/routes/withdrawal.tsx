import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { getAccount } from '#domains/identity/contract/routes.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { rich } from '#kit/web/words/rich-text.tsx';
import { withdrawFromContract } from '../../../contract/withdrawal.ts';

export const meta = pageMeta(({ t }) => ({
  title: t('legal.withdrawal.menu'),
  description: t('legal.withdrawal.description'),
}));

const fields = ['name', 'email', 'contract'] as const;
type Field = (typeof fields)[number];

/** What is known already: whose account it is, and the purchase that a receipt led here from. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, caller } = context.get(web);
  const account = caller ? await api.call(getAccount, {}) : null;
  const contract = new URL(request.url).searchParams.get('contract') ?? '';
  return { email: account?.ok ? account.data.email : '', contract: contract.slice(0, 300), name: '' };
}

/** The first step shows the statement, the second sends it; both work without any script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const read = (name: Field): string => String(form.get(name) ?? '').trim();
  const said = { name: read('name'), email: read('email'), contract: read('contract') };
  const step = form.get('step');
  if (step !== 'confirm') {
    const isComplete = step === 'review' && said.name !== '' && said.contract !== '' && /.@./.test(said.email);
    return { step: isComplete ? ('review' as const) : ('write' as const), said, problem: null, receipt: null };
  }
  const answer = await context.get(web).api.call(withdrawFromContract, { body: { ...said, confirmed: true } });
  if (answer.ok) return { step: 'done' as const, said, problem: null, receipt: answer.data };
  const { problem } = answer;
  return data({ step: 'write' as const, said, problem, receipt: null }, { status: problem.status });
}

export default function Withdrawal(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const answer = useAnswer();
  if (answer?.receipt) {
    const { id, receivedAt } = answer.receipt;
    return (
      <EmptyState isPage icon={<MailCheck />} title={t('legal.withdrawal.doneTitle')}>
        <p role="status">
          {t('legal.withdrawal.doneText', { id, date: format.dateTime(receivedAt), email: answer.said.email })}
        </p>
      </EmptyState>
    );
  }
  const terms = (words: string): ReactNode => <Link href={`${to('legal.terms')}#withdrawal`}>{words}</Link>;
  return (
    <div className="page grid max-w-170 gap-6 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="grid gap-2">
        <h1 className="text-balance font-extrabold text-3xl tracking-tight">{t('legal.withdrawal.menu')}</h1>
        <p className="text-muted leading-relaxed">{rich(t('legal.withdrawal.lead'), { terms })}</p>
      </header>
      <Card>{answer?.step === 'review' ? <Review said={answer.said} /> : <Write answer={answer} />}</Card>
    </div>
  );
}

/** What was answered last: a step that does not get through leads back to none. */
function useAnswer() {
  const answer = useActionData<typeof action>();
  const [kept, keep] = useState(answer);
  if (answer && answer !== kept) keep(answer);
  return answer ?? kept;
}

function Write({ answer }: { answer: ReturnType<typeof useAnswer> }): ReactNode {
  const t = useMessages();
  const busy = useNavigation().state !== 'idle';
  const known = useLoaderData<typeof loader>();
  const of = (name: Field) => ({
    name,
    required: true,
    defaultValue: answer?.said[name] ?? known[name],
    error: answer?.problem?.errors?.find(({ field }) => field === `body.${name}`)?.message,
  });
  return (
    <Form method="post" className="grid gap-4">
      <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
        {answer?.problem?.title}
      </p>
      <TextField
        {...of('name')}
        autoComplete="name"
        maxLength={120}
        label={t('legal.withdrawal.name')}
        hint={t('legal.withdrawal.nameHint')}
      />
      <TextField
        {...of('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        label={t('legal.withdrawal.email')}
      />
      <TextField
        {...of('contract')}
        maxLength={300}
        label={t('legal.withdrawal.contract')}
        hint={t('legal.withdrawal.contractHint')}
      />
      <Button type="submit" name="step" value="review" variant="primary" size="lg" block loading={busy}>
        {t('legal.withdrawal.next')}
      </Button>
    </Form>
  );
}

function Review({ said }: { said: Readonly<Record<Field, string>> }): ReactNode {
  const t = useMessages();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="grid gap-4">
      <h2 className="font-bold text-lg">{t('legal.withdrawal.review')}</h2>
      <blockquote className="border-accent border-l-2 pl-4 leading-relaxed [overflow-wrap:anywhere]">
        {t('legal.withdrawal.statement', said)}
      </blockquote>
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={said[name]} />
      ))}
      <div className="grid gap-2 xs:grid-cols-2">
        <Button type="submit" name="step" value="change" size="lg">
          {t('legal.withdrawal.change')}
        </Button>
        <Button type="submit" name="step" value="confirm" variant="primary" size="lg" loading={busy}>
          {t('legal.withdrawal.confirm')}
        </Button>
      </div>
    </Form>
  );
}
