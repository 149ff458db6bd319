import { Play } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useGuestSession, useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { OperationReference, Schema } from '#kit/contract/reference.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextArea } from '#kit/ui/primitives/text-field.tsx';
import { useChannel } from '#kit/web/live/channel.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import { AnswerView } from './answer-view.tsx';
import { FieldInput } from './field-input.tsx';
import { bare, controlOf, fieldsOf, sampleOf, writtenValue } from './json-schema.ts';
import type { Answer, Input } from './send.ts';
import { send } from './send.ts';

/** Fields of a part; one that is no object is asked for as JSON under its own name. */
const partFields = (part: string, schema: Schema) => {
  const fields = fieldsOf(bare(schema).schema);
  return fields.length > 0 || schema['type'] === 'object' ? fields : [{ name: part, schema, required: true }];
};

const keyOf = (part: string, name: string): string => `${part}.${name}`;

/** What the form starts with: required fields of JSON hold a sample, and defaults stand where there are some. */
function startOf({ input }: OperationReference): Record<string, string> {
  const fields = Object.entries(input).flatMap(([part, schema]) =>
    partFields(part, schema).map((field) => ({ part, ...field })),
  );
  return Object.fromEntries(
    fields
      .filter(({ schema, required }) => required && controlOf(schema) === 'json')
      .map(({ part, name, schema }) => [keyOf(part, name), JSON.stringify(sampleOf(schema), null, 2)]),
  );
}

/** A form for an operation's input; sends it in the visitor's name and shows what comes back. */
export function TryForm({ operation }: { operation: OperationReference }): ReactNode {
  const [written, setWritten] = useState(() => startOf(operation));
  const [document, setDocument] = useState(operation.document ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<'ready' | 'sending' | 'away'>('ready');
  const { tokens } = useGuestSession();
  const channel = useChannel();
  const language = useLanguage();
  const writing = operation.kind === 'mutation' || (operation.kind === 'route' && operation.method !== 'GET');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { input, wrong } = read(operation, written);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setState('sending');
    const token = async () => (await tokens.fresh())?.accessToken ?? null;
    try {
      setAnswer(await send(operation, input, document, { token, channel, language }));
      setState('ready');
    } catch {
      setState('away');
    }
  };

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      {Object.entries(operation.input).map(([part, schema]) => (
        <fieldset key={part} className="grid gap-3">
          <legend className="mb-2 font-semibold text-muted text-sm">{part}</legend>
          {partFields(part, schema).map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={written[keyOf(part, field.name)] ?? ''}
              error={errors[keyOf(part, field.name)]}
              onChange={(value) => setWritten((before) => ({ ...before, [keyOf(part, field.name)]: value }))}
            />
          ))}
        </fieldset>
      ))}
      {operation.document ? (
        <TextArea
          label="Document"
          value={document}
          spellCheck={false}
          className="font-mono"
          onChange={(event) => setDocument(event.currentTarget.value)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" icon={<Play />} loading={state === 'sending'}>
          Send
        </Button>
        <CalledAs writing={writing} />
      </div>
      {state === 'away' ? <p role="alert">The server could not be reached. Try again in a moment.</p> : null}
      {answer ? <AnswerView answer={answer} /> : null}
    </form>
  );
}

function CalledAs({ writing }: { writing: boolean }): ReactNode {
  const loggedIn = useGuestValue('isLoggedIn');
  const name = useGuestValue('name');
  return (
    <p className="text-sm text-subtle">
      {loggedIn ? `In the name of ${name}.` : 'As an anonymous visitor.'}
      {writing ? ' What it changes stays changed.' : ''}
    </p>
  );
}

function read({ input }: OperationReference, written: Readonly<Record<string, string>>) {
  const wrong: Record<string, string> = {};
  const parts = Object.entries(input).map(([part, schema]) => {
    const fields = partFields(part, schema);
    const values = fields.flatMap(({ name, schema: one }) => {
      try {
        const value = writtenValue(one, written[keyOf(part, name)] ?? '');
        return value === undefined ? [] : [[name, value] as const];
      } catch {
        wrong[keyOf(part, name)] = 'This is not JSON.';
        return [];
      }
    });
    return [part, Object.fromEntries(values)] as const;
  });
  return { input: Object.fromEntries(parts) as Input, wrong };
}
