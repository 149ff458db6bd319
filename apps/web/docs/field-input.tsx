import type { ReactNode } from 'react';
import { Select, TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import type { FieldShape } from './json-schema.ts';
import { choicesOf, controlOf, ruleWords, typeWords } from './json-schema.ts';

/** One field of a try form, asked for in the way its schema suggests. */
export function FieldInput({
  field: { name, schema, required },
  value,
  onChange,
  error,
}: {
  field: FieldShape;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}): ReactNode {
  const control = controlOf(schema);
  const label = <code>{name}</code>;
  const frame = { label, aside: required ? 'required' : undefined, error, value };
  if (control === 'choice') {
    const options = [
      { value: '', label: required ? 'choose' : 'left out' },
      ...choicesOf(schema).map((choice) => ({ value: choice, label: choice })),
    ];
    return <Select {...frame} options={options} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  const hint = [typeWords(schema), ...ruleWords(schema)].join(' · ');
  if (control === 'json') {
    return (
      <TextArea
        {...frame}
        hint={`JSON, ${hint}`}
        spellCheck={false}
        className="font-mono"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...frame}
      hint={hint}
      inputMode={control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
