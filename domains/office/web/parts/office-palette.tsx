import { MessagesSquare, Receipt, UserRound, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { PaletteCommand } from '#kit/ui/shell/command-list.tsx';
import { CommandList, useFieldText } from '#kit/ui/shell/command-list.tsx';
import type { PaletteParts } from '#kit/ui/shell/palette-frame.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Found } from '../../contract/find.ts';
import { useFound } from './use-found.ts';

const icons: Record<Found['icon'], ReactNode> = {
  person: <UserRound aria-hidden />,
  chat: <MessagesSquare aria-hidden />,
  order: <Receipt aria-hidden />,
};

/** The search of the office: people, orders and chats by whatever one has of them, what can be done with them, and every place by name. */
export function OfficePalette({
  parts,
  places,
  go,
}: {
  parts: PaletteParts;
  places: readonly PaletteCommand[];
  go: (href: string) => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const found = useFound(useFieldText(parts).trim());
  const open = ({ page, params, search }: Pick<Found, 'page' | 'params' | 'search'>) => {
    const query = new URLSearchParams(search).toString();
    return () => go(`${pageTable().href(page, language, params)}${query && `?${query}`}`);
  };
  const money = ({ euroCents }: Found): string | null =>
    euroCents === null ? null : formatAmount(euroCents, euros, language);
  const things = found.things.map(
    (thing): PaletteCommand => ({
      key: thing.key,
      label: thing.name,
      group: t.maybe(thing.group) ?? thing.group,
      found: true,
      icon: icons[thing.icon],
      detail: [thing.detail, money(thing), thing.id === thing.name ? null : thing.id].filter(Boolean).join(' · '),
      onSelect: open(thing),
    }),
  );
  const actions = found.actions.map(
    ({ thing, action }): PaletteCommand => ({
      key: `${action.label} ${thing.key}`,
      label: t.maybe(action.label) ?? action.label,
      group: t('office.office.palette.actions'),
      found: true,
      icon: <Zap aria-hidden />,
      detail: [thing.name, thing.detail, money(thing)].filter(Boolean).join(' · '),
      onSelect: open(action),
    }),
  );
  // Among the places, by how well they fit; an action alone says what it is done with.
  const verbs = found.verbs.map(({ label, icon, words }): PaletteCommand => {
    const name = t.maybe(label) ?? label;
    return {
      key: `verb ${label}`,
      label: `${name} …`,
      group: t('office.office.palette.actions'),
      keywords: words === null ? [] : [t.maybe(words) ?? ''],
      icon: <Zap aria-hidden />,
      detail: t(`office.office.palette.then.${icon}`),
      writes: `${name} `,
    };
  });
  return (
    <CommandList
      parts={parts}
      label={t('office.office.palette.label')}
      emptyLabel={t('office.office.palette.none')}
      status={things.length === 0 ? '' : t('office.office.palette.found', { count: things.length })}
      commands={[...(found.isAsked ? [...actions, ...things] : [...things, ...actions]), ...places, ...verbs]}
    />
  );
}
