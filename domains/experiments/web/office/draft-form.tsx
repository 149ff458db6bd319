import type { ReactNode } from 'react';
import type { Result } from '#kit/contract/client.ts';
import type { GoalName } from '#kit/contract/goals.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { number } from '#kit/entries/entry.ts';
import { readEntries } from '#kit/forms/read-entries.ts';
import type { Language } from '#kit/i18n/language.ts';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Experiment, ExperimentDraft } from '../../contract/definition.ts';
import { audiences, mostVariants } from '../../contract/definition.ts';

const weight = number({ most: 100 });
const planned = number({ least: 10, most: 1_000_000 });
const nameOfWeight = (index: number): string => `variants.${index}.weight`;

/**
 * What the form says, as the contract takes it; whether it makes sense is for the contract to say. A number that is missing or
 * cannot be read is refused: a weight of nothing would be one that nobody sees.
 */
export function readDraft(form: FormData, language: Language): Result<ExperimentDraft> {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const named = Array.from({ length: mostVariants }, (_, index) => ({ index, value: text(`value${index}`) })).filter(
    ({ value }) => value !== '',
  );
  const weights = Object.fromEntries(named.map(({ index }) => [nameOfWeight(index), weight]));
  const read = readEntries<string>(form, { ...weights, plannedPerVariant: planned }, language);
  if (!read.ok) return read;
  const draft = {
    key: text('key'),
    name: text('name'),
    audience: text('audience'),
    goal: text('goal'),
    plannedPerVariant: read.data['plannedPerVariant'],
    variants: named.map(({ index, value }) => ({ value, weight: read.data[nameOfWeight(index)] })),
  };
  return { ok: true, data: draft as ExperimentDraft };
}

/** The fields of an experiment. Of a running one only name, plan and weights may change; the rest is sent as it is. */
export function DraftFields({
  experiment,
  goals,
  problem,
}: {
  experiment?: Experiment;
  goals: readonly GoalName[];
  problem: ProblemBody | null;
}): ReactNode {
  const t = useMessages();
  const fixed = experiment?.state === 'running';
  const error = (field: string): string | undefined =>
    problem?.errors?.find((one) => one.field === `body.${field}` || one.field.startsWith(`body.${field}.`))?.message;
  return (
    <div className="grid gap-4">
      {problem && !problem.errors?.length ? (
        <p role="alert" className="text-danger">
          {problem.title}
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          required
          maxLength={120}
          label={t('experiments.office.name')}
          hint={t('experiments.office.nameHint')}
          defaultValue={experiment?.name}
          error={error('name')}
        />
        <TextField
          name="key"
          required
          readOnly={fixed}
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
          label={t('experiments.office.key')}
          hint={t('experiments.office.keyHint')}
          defaultValue={experiment?.key}
          error={error('key')}
        />
        <Choice
          fixed={fixed}
          name="audience"
          label={t('experiments.office.audience')}
          value={experiment?.audience ?? 'anyone'}
          options={audiences.map((value) => ({ value, label: t(`experiments.office.audience.${value}`) }))}
        />
        <Choice
          fixed={fixed}
          name="goal"
          label={t('experiments.office.goal')}
          value={experiment?.goal ?? goals[0]?.event ?? ''}
          options={goalOptions(goals, experiment?.goal)}
        />
        <EntryField
          name="plannedPerVariant"
          entry={planned}
          required
          label={t('experiments.office.planned')}
          hint={t('experiments.office.plannedHint')}
          defaultValue={experiment?.plannedPerVariant ?? 1000}
          error={error('plannedPerVariant')}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">{t('experiments.office.variants')}</legend>
        <p className="text-sm text-subtle">{t('experiments.office.variantsHint')}</p>
        {error('variants') ? (
          <p role="alert" className="text-danger text-sm">
            {error('variants')}
          </p>
        ) : null}
        {Array.from({ length: fixed ? (experiment?.variants.length ?? 0) : mostVariants }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a form stay where they are.
          <div key={index} className="grid grid-cols-[1fr_7rem] gap-3">
            <TextField
              name={`value${index}`}
              readOnly={fixed}
              required={index < 2}
              maxLength={40}
              autoCapitalize="none"
              spellCheck={false}
              label={
                index === 0 ? t('experiments.office.control') : t('experiments.office.variant', { number: index + 1 })
              }
              defaultValue={experiment?.variants[index]?.value}
            />
            <EntryField
              name={nameOfWeight(index)}
              entry={weight}
              label={t('experiments.office.weight')}
              defaultValue={experiment?.variants[index]?.weight ?? 50}
            />
          </div>
        ))}
      </fieldset>
    </div>
  );
}

/** The goals there are; and the one an experiment has although nobody declares it any more, so that no other is shown for it. */
function goalOptions(goals: readonly GoalName[], own: string | undefined): { value: string; label: string }[] {
  const declared = goals.map(({ event, name }) => ({ value: event as string, label: name }));
  return own === undefined || goals.some(({ event }) => event === own)
    ? declared
    : [...declared, { value: own, label: own }];
}

/** A choice, or its fixed answer: a disabled field would not be sent. */
function Choice(props: {
  fixed: boolean;
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}): ReactNode {
  const { fixed, name, label, value, options } = props;
  return (
    <>
      <Select
        name={fixed ? `${name}Shown` : name}
        label={label}
        disabled={fixed}
        defaultValue={value}
        options={options}
      />
      {fixed ? <input type="hidden" name={name} value={value} /> : null}
    </>
  );
}
