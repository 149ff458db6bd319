import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { moment } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { keepWritten } from '#kit/web/navigation/unsaved.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { ArrangementEditor } from '../../contract/office.ts';
import { changeArrangement } from '../../contract/office.ts';
import { useAsFilled, useBlockName } from './as-filled.ts';
import type { TypedBlock } from './block-row.tsx';
import { BlockRow } from './block-row.tsx';

/** What was typed as a moment: epoch ms, null where nothing stands, undefined where it cannot be read. */
export function readMoment(typed: string): number | null | undefined {
  const read = readEntry(typed, moment);
  if ('value' in read) return read.value;
  return 'empty' in read ? null : undefined;
}

/** The name of an arrangement and its blocks, saved together. */
export function ArrangementForm({ editor }: { editor: ArrangementEditor }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const toast = useToast();
  const reader = useLanguage();
  const { revalidate } = useRevalidator();
  const asFilled = useAsFilled();
  const nameOf = useBlockName();
  const saving = useSave();
  const { arrangement, details, revision } = editor;
  const [name, setName] = useState(details.name);
  const [blocks, setBlocks] = useState<readonly TypedBlock[]>(() =>
    details.blocks.map((one) => ({
      ...one,
      from: writeEntry(one.from, moment, reader),
      until: writeEntry(one.until, moment, reader),
    })),
  );
  const [isWritten, setWritten] = useState(false);
  const kept = `homeArrangement:${arrangement.id}`;
  useEffect(() => {
    keepWritten(kept, isWritten);
    return () => keepWritten(kept, false);
  }, [kept, isWritten]);
  const write = (next: readonly TypedBlock[]): void => {
    setWritten(true);
    setBlocks(next);
  };
  const move = (from: number, place: number): void => {
    const one = blocks[from];
    if (one) write(blocks.toSpliced(from, 1).toSpliced(place, 0, one));
  };
  const missing = asFilled.filter(({ block }) => blocks.every((one) => one.block !== block));
  const times = blocks.map(({ from, until }) => ({ from: readMoment(from), until: readMoment(until) }));

  const save = async (): Promise<void> => {
    if (times.some(({ from, until }) => from === undefined || until === undefined)) return;
    const ruled = blocks.map((one, at) => ({
      ...one,
      from: times[at]?.from ?? null,
      until: times[at]?.until ?? null,
    }));
    const params = { arrangementId: arrangement.id };
    const changed = await saving.save(() =>
      api.call(changeArrangement, { params, body: { name, blocks: ruled, revision } }),
    );
    if (!changed) return;
    setWritten(false);
    toast.show({ title: t('home.office.saved'), tone: 'success' });
    await revalidate();
  };
  return (
    <form
      className="grid min-w-0 grid-cols-1 content-start gap-(--grid-gap)"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('home.office.name')}
        hint={t('home.office.nameText')}
        maxLength={60}
        value={name}
        error={saving.errorOf('name')}
        onChange={({ currentTarget }) => {
          setWritten(true);
          setName(currentTarget.value);
        }}
      />
      <ol aria-label={t('home.office.order')} className="m-0 grid list-none grid-cols-1 gap-2 p-0">
        {blocks.map((block, index) => (
          <BlockRow
            key={block.block}
            block={block}
            index={index}
            total={blocks.length}
            unreadable={{ from: times[index]?.from === undefined, until: times[index]?.until === undefined }}
            errorOf={saving.errorOf}
            change={(part) => write(blocks.with(index, { ...block, ...part }))}
            move={(place) => move(index, place)}
            remove={() => write(blocks.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {missing.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {missing.map((one) => (
            <Button
              key={one.block}
              type="button"
              icon={<Plus aria-hidden />}
              onClick={() => write([...blocks, { ...one, from: '', until: '' }])}
            >
              <bdi>{nameOf(one.block)}</bdi>
            </Button>
          ))}
        </div>
      ) : null}
      {saving.refusal || saving.fields.includes('blocks') ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {saving.refusal ?? saving.errorOf('blocks')}
        </p>
      ) : null}
      <Button type="submit" variant="primary" loading={saving.busy} className="justify-self-start">
        {t('home.office.save')}
      </Button>
    </form>
  );
}
