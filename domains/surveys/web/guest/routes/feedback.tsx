import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { tellAnswered } from '#kit/ui/primitives/use-corrected.ts';
import { safePath } from '#kit/web/navigation/safe-path.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { feedbackSurvey } from '../../../contract/index.ts';
import { Stars } from '../../parts/stars.tsx';

export const meta = pageMeta(({ t }) => ({
  title: t('surveys.feedback.title'),
  description: t('surveys.feedback.desc'),
}));

/** Where somebody came from, who followed a link with `from`: what the words are about. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return { from: safePath(url.searchParams.get('from'), url.pathname) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const given = { feedback: text('feedback'), email: text('email'), rating: Number(text('rating')) };
  const { api } = context.get(web);
  const answer = await api.call(feedbackSurvey, {
    body: {
      currentUrl: text('from').slice(0, 500),
      mobile: /\bMobi/.test(request.headers.get('user-agent') ?? ''),
      feedback: given.feedback,
      'e-mail': given.email.trim(),
      ...(given.rating ? { rating: given.rating } : {}),
    },
  });
  if (!answer.ok) return data({ state: 'refused', problem: answer.problem, given } as const, answer.problem.status);
  const state = answer.data.stored ? 'sent' : 'soon';
  return data({ state, problem: null, given } as const, state === 'sent' ? 200 : 429);
}

/** What anybody thinks of the site: stars, words or both (spec 2 section 3, survey). */
export default function Feedback(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  return (
    <div className="page grid max-w-160 gap-6 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="grid gap-1 text-center">
        <h1 className="text-balance font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
          {t('surveys.feedback.title')}
        </h1>
        <p className="text-pretty text-muted">{t('surveys.feedback.lead')}</p>
      </header>
      <Card>
        {answer?.state === 'sent' ? (
          <p
            role="status"
            className="grid justify-items-center gap-3 py-6 text-center [&>svg]:size-10 [&>svg]:text-success"
          >
            <MailCheck aria-hidden />
            <strong className="text-lg">{t('surveys.feedback.sent')}</strong>
            <span className="text-muted">{t('surveys.feedback.sentText')}</span>
          </p>
        ) : (
          <Fields answer={answer} />
        )}
      </Card>
    </div>
  );
}

type Answer = ReturnType<typeof useActionData<typeof action>>;

function Fields({ answer }: { answer: Answer }): ReactNode {
  const t = useMessages();
  const { from } = useLoaderData<typeof loader>();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const isBlocked = useGuestValue('isBlockedForComments');
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(answer?.given.rating ?? 0);
  const problem = answer?.problem;
  useEffect(() => {
    if (!answer) return undefined;
    tellAnswered();
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [answer]);
  const errorOf = (field: string) => problem?.errors?.find((error) => error.field === `body.${field}`)?.message;
  const refusal =
    answer?.state === 'soon' ? t('surveys.feedback.soon') : problem?.errors?.length ? null : problem?.title;
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-4">
      {refusal ? (
        <p
          role="alert"
          tabIndex={-1}
          className={cx('rounded-control px-3.5 py-3 font-medium text-sm', toneClass.danger)}
        >
          {refusal}
        </p>
      ) : null}
      <input type="hidden" name="from" value={from} />
      <Stars legend={t('surveys.feedback.rating')} rating={rating} onRating={setRating} />
      {isBlocked ? (
        <p className="text-center text-muted text-sm">{t('surveys.feedback.blocked')}</p>
      ) : (
        <TextArea
          label={t('surveys.feedback.words')}
          name="feedback"
          rows={5}
          maxLength={2000}
          defaultValue={answer?.given.feedback}
          error={errorOf('feedback')}
        />
      )}
      {isLoggedIn ? null : (
        <TextField
          label={t('surveys.feedback.email')}
          hint={t('surveys.feedback.emailHint')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={answer?.given.email}
          error={errorOf('e-mail')}
        />
      )}
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {t('surveys.feedback.send')}
      </Button>
    </Form>
  );
}
