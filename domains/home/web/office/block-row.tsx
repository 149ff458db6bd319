import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { languages } from '#kit/contract/access.ts';
import { moment } from '#kit/entries/entry.ts';
import { IconButton } from '#kit/ui/primitives/button.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { BlockRule } from '../../contract/blocks.ts';
import { blockAudiences, blockSizes, liveBlock } from '../../contract/blocks.ts';
import { useBlockName } from './as-filled.ts';

/** A block as it is edited; times as they were typed. */
export type TypedBlock = Omit<BlockRule, 'from' | 'until'> & { readonly from: string; readonly until: string };

/** A block of an arrangement: its place, its sizes, and for whom and when it stands. */
export function BlockRow({
  block,
  index,
  total,
  unreadable,
  errorOf,
  change,
  move,
  remove,
}: {
  block: TypedBlock;
  index: number;
  total: number;
  unreadable: Readonly<Record<'from' | 'until', boolean>>;
  errorOf: (field: string) => string | undefined;
  change: (part: Partial<TypedBlock>) => void;
  /** To a place, from 0. */
  move: (place: number) => void;
  remove: () => void;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const name = useBlockName()(block.block);
  const isLive = block.block === liveBlock;
  const conditions = isLive
    ? ''
    : [
        block.audience === 'everybody' ? '' : t(`home.office.audience.${block.audience}`),
        format.list(block.languages.map((code) => code.toUpperCase())),
        block.from || block.until ? `${block.from} – ${block.until}` : '',
      ]
        .filter(Boolean)
        .join(' · ');
  return (
    <li data-edge className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-2">
        <span translate="no" className="tabular w-6 shrink-0 text-center text-subtle">
          {index + 1}
        </span>
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-semibold">{name}</span>
          {conditions ? <span className="truncate text-muted text-sm">{conditions}</span> : null}
        </span>
        <IconButton
          label={t('home.office.earlier', { name })}
          icon={<ArrowUp aria-hidden />}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          label={t('home.office.later', { name })}
          icon={<ArrowDown aria-hidden />}
          disabled={index === total - 1}
          onClick={() => move(index + 1)}
        />
        <IconButton
          label={t('home.office.takeOut', { name })}
          icon={<X aria-hidden />}
          disabled={isLive}
          onClick={remove}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {(['desk', 'phone'] as const).map((device) => (
          <Select
            key={device}
            label={t(`home.office.${device}`)}
            value={block[device]}
            options={blockSizes
              .filter((size) => !isLive || size !== 'none')
              .map((value) => ({ value, label: t(`home.office.size.${value}`) }))}
            onChange={({ currentTarget }) => change({ [device]: currentTarget.value } as Partial<TypedBlock>)}
          />
        ))}
        {isLive ? null : (
          <Select
            label={t('home.office.audience')}
            value={block.audience}
            options={blockAudiences.map((value) => ({ value, label: t(`home.office.audience.${value}`) }))}
            onChange={({ currentTarget }) => change({ audience: currentTarget.value } as Partial<TypedBlock>)}
          />
        )}
      </div>
      {isLive ? null : (
        <details>
          <summary className="cursor-pointer font-medium text-muted text-sm">{t('home.office.conditions')}</summary>
          <div className="grid grid-cols-1 gap-3 pt-3 sm:grid-cols-2">
            {(['from', 'until'] as const).map((field) => (
              <EntryField
                key={field}
                entry={moment}
                label={t(`home.office.block.${field}`)}
                value={block[field]}
                error={unreadable[field] ? t('home.office.timeWrong') : errorOf(`blocks.${index}.${field}`)}
                onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
              />
            ))}
            <fieldset className="flex flex-wrap gap-x-4 gap-y-1 sm:col-span-2">
              <legend className="pb-1 font-medium text-sm">{t('home.office.languages')}</legend>
              {languages.map((code) => (
                <Checkbox
                  key={code}
                  label={format.languageName(code)}
                  checked={block.languages.includes(code)}
                  onChange={({ currentTarget }) =>
                    change({
                      languages: languages.filter((one) =>
                        one === code ? currentTarget.checked : block.languages.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </fieldset>
          </div>
        </details>
      )}
    </li>
  );
}
