import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Route } from '#kit/contract/operations.ts';
import type { Entry } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { FormFrame } from '#kit/ui/primitives/form-frame.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { BodyOf, OperationForm as Definition, FieldOf } from './define-form.ts';
import type { FieldLook } from './form-field.tsx';
import { FormControl } from './form-field.tsx';
import { useFormState } from './use-form-state.ts';

interface Props<R extends Route> {
  readonly form: Definition<R>;
  /** How each field of the contract looks, in the order of the page; null: the form does not ask it. */
  readonly fields: { readonly [Name in FieldOf<R>]-?: FieldLook | null };
  /** What stands in the fields first, as the contract has it. */
  readonly values?: Partial<BodyOf<R>>;
  /** The words of the button; none where it stands elsewhere: `<Button type="submit" form={id}>`. */
  readonly submit?: ReactNode;
  /** Said beside the button once it was taken. */
  readonly saved?: ReactNode;
  readonly actions?: ReactNode;
  /** The element's, for a button outside of it. */
  readonly id?: string;
  /** More of what is sent, such as which thing it is about: the page's action reads it. */
  readonly more?: Readonly<Record<string, string>>;
  onDone?(): void;
  /** For a button outside of it. */
  onBusy?(isBusy: boolean): void;
}

/**
 * A form for an operation. It is a form of the page before any script is there, sent to the page's `formAction`; what is refused
 * stands at its field until that is corrected, and who would lose what they wrote is asked first.
 */
export function OperationForm<R extends Route>(props: Props<R>): ReactNode {
  const { form: definition, values = {}, submit, saved, actions, id, more = {}, onDone, onBusy } = props;
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const state = useFormState(definition.name, element, () => onDone?.());
  const tellBusy = useRef(onBusy);
  tellBusy.current = onBusy;
  useEffect(() => tellBusy.current?.(state.busy), [state.busy]);
  const looks = props.fields as Readonly<Record<string, FieldLook | null>>;
  const byName = new Map(definition.fields.map((field) => [field.name, field]));
  const shown = Object.entries(looks).flatMap(([name, look]) => {
    const field = byName.get(name);
    return field && look ? [{ field, look }] : [];
  });
  const { problem } = state.answer ?? {};
  const isAtField = shown.some(({ field }) => refusedAt(problem?.errors, field.name));

  const send = (event: FormEvent<HTMLFormElement>): void => {
    const wrong = [...event.currentTarget.elements].filter(
      (one) => 'validity' in one && (one as HTMLInputElement).validity.badInput,
    );
    const words = wrong.map((one) => {
      const { name } = one as HTMLInputElement;
      return [name, entryWords('unreadable', byName.get(name)?.entry as Entry, language)];
    });
    if (state.onSubmit(Object.fromEntries(words))) return;
    event.preventDefault();
    (wrong[0] as HTMLElement).focus();
  };
  return (
    <state.fetcher.Form
      ref={element}
      id={id}
      method="post"
      // Until the script is there the browser itself refuses what it cannot read.
      noValidate={state.alive}
      onInput={(event) => state.onInput((event.target as HTMLInputElement).name)}
      onSubmit={send}
    >
      <input type="hidden" name="form" value={definition.name} />
      {Object.entries(more).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFrame
        refused={problem && !isAtField && problem.code !== 'step_up_required' ? problem.title : undefined}
        saved={state.answer && !problem && !state.busy ? saved : undefined}
        submit={submit}
        busy={state.busy}
        actions={actions}
      >
        {shown.map(({ field, look }) => (
          <FormControl
            key={field.name}
            field={field}
            look={look}
            given={state.given[field.name]}
            value={(values as Readonly<Record<string, unknown>>)[field.name]}
            error={state.errorOf(field.name)}
          />
        ))}
      </FormFrame>
    </state.fetcher.Form>
  );
}

const refusedAt = (errors: readonly { field: string }[] | undefined, name: string): boolean =>
  errors?.some(({ field }) => field === `body.${name}` || field.startsWith(`body.${name}.`)) ?? false;
