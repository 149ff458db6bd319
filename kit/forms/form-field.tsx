import type { ReactNode } from 'react';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { zoneName } from '#kit/i18n/days.ts';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import type { TextFieldProps } from '#kit/ui/primitives/text-field.tsx';
import { PasswordField, Select, TextArea, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { FormField } from './define-form.ts';

/** How a field of a form looks, and its words. */
export interface FieldLook
  extends Pick<
    TextFieldProps,
    'label' | 'hint' | 'aside' | 'hideLabel' | 'autoComplete' | 'placeholder' | 'maxLength'
  > {
  /** What a refusal says instead of the contract's own words. */
  readonly wrong?: string;
  /** A choice, or several: what there is, and what it is called. The empty value is nothing. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** A text of several lines. */
  readonly rows?: number;
  readonly type?: 'email' | 'tel' | 'url' | { readonly password: { readonly show: string; readonly hide: string } };
  /** It may not be empty; its contract says so as well. */
  readonly required?: boolean;
}

interface Props {
  readonly field: FormField;
  readonly look: FieldLook;
  /** What was written, where the page was loaded again. */
  readonly given: readonly string[] | undefined;
  /** What the contract has. */
  readonly value: unknown;
  readonly error: string | undefined;
}

/** The control of one field, by what its contract says it is. */
export function FormControl({ field, look, given, value, error }: Props): ReactNode {
  const language = useLanguage();
  const { wrong, options, rows, type, ...words } = look;
  const { name, kind, entry } = field;
  const shared = { ...words, name, error: error === undefined ? undefined : (wrong ?? error) };
  const text = given?.[0] ?? (value === undefined || value === null ? '' : String(value));
  if (kind === 'yesNo')
    return (
      <>
        <input type="hidden" name="shown" value={name} />
        <Checkbox
          name={name}
          label={look.label}
          hint={look.hint}
          error={shared.error}
          defaultChecked={given ? given.length > 0 : value === true}
        />
      </>
    );
  if (kind === 'several') return <Several {...{ name, look, error: shared.error }} chosen={given ?? listed(value)} />;
  if (entry) {
    const first = given?.[0] ?? writeEntry(value as number | null | undefined, entry, language);
    const isTime = entry.kind === 'day' || entry.kind === 'moment';
    const aside = look.aside ?? (isTime ? zoneName(language) : undefined);
    return <EntryField {...shared} aside={aside} entry={entry} defaultValue={first} />;
  }
  if (options) return <Select {...frameOf(shared)} options={options} defaultValue={text} />;
  if (rows) return <TextArea {...shared} rows={rows} defaultValue={text} />;
  if (typeof type === 'object')
    return <PasswordField {...shared} showLabel={type.password.show} hideLabelText={type.password.hide} />;
  return <TextField {...shared} type={type ?? 'text'} defaultValue={text} />;
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A list of choices knows no placeholder and no longest text. */
const frameOf = ({
  placeholder: _,
  maxLength: __,
  ...rest
}: Partial<TextFieldProps> & { label: ReactNode; name: string }) =>
  rest as Omit<typeof rest, keyof TextFieldProps> & { label: ReactNode; name: string };

function Several(props: {
  name: string;
  look: FieldLook;
  error: string | undefined;
  chosen: readonly string[];
}): ReactNode {
  const { name, look, error, chosen } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{look.label}</legend>
      <input type="hidden" name="shown" value={name} />
      {look.hint ? <p className="text-sm text-subtle">{look.hint}</p> : null}
      <div className="flex flex-wrap gap-x-6">
        {(look.options ?? []).map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
      {error ? <p className="font-medium text-danger text-sm">{error}</p> : null}
    </fieldset>
  );
}
