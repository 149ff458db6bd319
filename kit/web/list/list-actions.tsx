import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '../live/api.tsx';
import { useListFrame } from './list-frame.tsx';

/** Something that can be done with rows of a list, after a question. */
export interface ListAction<Row> {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDanger?: boolean;
  /** With several rows at once as well. */
  readonly isBulk?: boolean;
  /** Whether it makes sense for a row. */
  applies(row: Row): boolean;
  title(rows: readonly Row[]): string;
  text(rows: readonly Row[]): string;
  /** Asks why; the answer is the form's `reason`. */
  readonly needsReason?: boolean;
  /** More fields of the form; `errorOf` says what was refused about one. */
  fields?(rows: readonly Row[], errorOf: (field: string) => string | undefined): ReactNode;
  /** Does it with one row. */
  run(api: ApiClient, row: Row, form: FormData): Promise<Result<unknown>>;
}

interface Refusal {
  readonly name: string;
  readonly problem: ProblemBody;
}

/** Asks before an action, does it row by row, and says what was refused. */
export function ActionDialog<Row>({
  action,
  rows,
  nameOf,
  onClose,
  onDone,
}: {
  action: ListAction<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onClose: () => void;
  /** With how many rows it was done. */
  onDone: (count: number) => void;
}): ReactNode {
  const { words } = useListFrame();
  const api = useApi() as ApiClient;
  const { revalidate } = useRevalidator();
  const form = useId();
  const [left, setLeft] = useState(rows);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  const act = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const refused: (Refusal & { row: Row })[] = [];
    // One after the other: what is done to a row may change what can be done to the next.
    for (const row of left) {
      const answer = await action.run(api, row, fields);
      if (!answer.ok) refused.push({ row, name: nameOf(row), problem: answer.problem });
    }
    setBusy(false);
    setRefusals(refused);
    const count = left.length - refused.length;
    setLeft(refused.map(({ row }) => row));
    if (count > 0) await revalidate();
    if (refused.length === 0) onDone(count);
  };
  const [first] = refusals;
  const errorOf = (field: string): string | undefined =>
    first?.problem.errors?.some((error) => error.field === `body.${field}`) ? first.problem.title : undefined;
  const isField = refusals.length > 0 && refusals.every(({ problem }) => (problem.errors?.length ?? 0) > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={action.title(rows)}
      description={action.text(rows)}
      closeLabel={words.cancel}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{words.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={form} variant={action.isDanger ? 'danger' : 'primary'} loading={busy}>
            {action.label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void act(event)} noValidate className="grid gap-3">
        {refusals.length > 0 && !isField ? <Refusals refusals={refusals} /> : null}
        {action.fields?.(rows, errorOf)}
        {action.needsReason ? (
          <TextField
            name="reason"
            maxLength={200}
            autoComplete="off"
            required
            label={words.reason}
            hint={words.reasonHint}
            error={errorOf('reason') === undefined ? undefined : words.reasonMissing}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

function Refusals({ refusals }: { refusals: readonly Refusal[] }): ReactNode {
  return (
    <ul role="alert" className="grid gap-1 rounded-control bg-danger-soft p-3 text-danger text-sm">
      {refusals.map(({ name, problem }) => (
        <li key={name}>
          {refusals.length > 1 ? <strong>{name}: </strong> : null}
          {problem.title}
        </li>
      ))}
    </ul>
  );
}
