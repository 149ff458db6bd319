import { MailCheck, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Select, TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { tellAnswered } from '#kit/ui/primitives/use-corrected.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AskTopic } from '../../contract/index.ts';
import { askTopics, maxLengths } from '../../contract/index.ts';

/** What came of a message, and what was written. */
interface Answer {
  readonly problem: ProblemBody | null;
  readonly given: Readonly<Record<'name' | 'email' | 'topic' | 'message', string>>;
}

/** What a link to the form fills in: the footer's the name (spec 3 section 6), a room's what it is about. */
interface Given {
  readonly name: string;
  readonly topic: AskTopic | undefined;
  readonly message: string;
}

/** Writes to the operators. */
export function AskForm({ answer, ...begun }: Given & { answer: Answer | undefined }): ReactNode {
  const t = useMessages();
  const sent = answer !== undefined && answer.problem === null;
  return (
    <section id="contact" aria-labelledby="contact-title" className="mx-auto grid w-full max-w-160 scroll-mt-24 gap-4">
      <header className="grid gap-1 text-center">
        <h2 id="contact-title" className="font-bold text-2xl">
          {t('help.ask.title')}
        </h2>
        <p className="text-muted">{t('help.ask.lead')}</p>
      </header>
      <Card>
        {sent ? (
          <p
            role="status"
            className="grid justify-items-center gap-3 py-6 text-center [&>svg]:size-10 [&>svg]:text-success"
          >
            <MailCheck aria-hidden />
            <strong className="text-lg">{t('help.ask.sent')}</strong>
            <span className="text-muted">{t('help.ask.sentText', { email: answer.given.email })}</span>
          </p>
        ) : (
          <Fields begun={begun} answer={answer} />
        )}
      </Card>
    </section>
  );
}

function Fields({ begun, answer }: { begun: Given; answer: Answer | undefined }): ReactNode {
  const t = useMessages();
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const { problem, given } = answer ?? {};
  useEffect(() => {
    if (!problem) return undefined;
    tellAnswered();
    // What was corrected and is still wrong says so in the next frame.
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [problem]);
  const refused = (field: string) => problem?.errors?.some((error) => error.field === `body.${field}`) ?? false;
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-4">
      {problem && !problem.errors?.length ? (
        <p
          role="alert"
          tabIndex={-1}
          className={cx('rounded-control px-3.5 py-3 font-medium text-sm', toneClass.danger)}
        >
          {problem.title}
        </p>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          autoComplete="name"
          maxLength={maxLengths.name}
          label={t('help.ask.name')}
          defaultValue={given?.name ?? begun.name}
          error={refused('name') ? t('help.ask.nameWrong') : undefined}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={maxLengths.email}
          label={t('help.ask.email')}
          defaultValue={given?.email}
          error={refused('email') ? t('help.ask.emailWrong') : undefined}
        />
      </div>
      <Select
        name="topic"
        label={t('help.ask.topic')}
        defaultValue={given?.topic || begun.topic || 'coins'}
        options={askTopics.map((topic) => ({ value: topic, label: t(`help.ask.topic.${topic}`) }))}
        error={refused('topic') ? t('help.ask.topicWrong') : undefined}
      />
      <TextArea
        name="message"
        required
        className="[&_textarea]:min-h-36"
        maxLength={maxLengths.message}
        label={t('help.ask.message')}
        hint={t('help.ask.hint')}
        defaultValue={given?.message ?? begun.message}
        error={refused('message') ? t('help.ask.messageWrong') : undefined}
      />
      {/* People do not see, reach or hear this field; programs fill it in. */}
      <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
        <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-label="-" />
      </div>
      <Button type="submit" variant="primary" size="lg" block loading={busy} icon={<Send aria-hidden />}>
        {t('help.ask.send')}
      </Button>
    </Form>
  );
}
