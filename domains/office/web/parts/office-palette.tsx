import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { PaletteCommand } from '#kit/ui/shell/command-list.tsx';
import { CommandList, useFieldText } from '#kit/ui/shell/command-list.tsx';
import type { PaletteParts } from '#kit/ui/shell/palette-frame.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { pageTable } from '#kit/web/page/links.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { FoundPerson } from '../../contract/find.ts';
import { findPerson } from '../../contract/find.ts';

/** How long nothing is typed before it is asked for, in ms, and how much has to be there. */
const pause = 250;
const shortest = 2;

/** Whoever fits what was typed; what an earlier text found is not shown under a later one. */
function usePeople(typed: string): readonly FoundPerson[] {
  const api = useApi();
  const [found, setFound] = useState<{ typed: string; people: readonly FoundPerson[] }>({ typed: '', people: [] });
  useEffect(() => {
    if (typed.length < shortest) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await api.call(findPerson, { query: { search: typed } });
      if (isWanted && answer.ok) setFound({ typed, people: answer.data.people });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, typed]);
  return found.typed === typed ? found.people : [];
}

/** The search of the office: people by whatever one has of them, and every place by name. */
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
  const typed = useFieldText(parts).trim();
  const people = usePeople(typed).map(
    ({ group, id, name, email, page, param }): PaletteCommand => ({
      key: `${page} ${id}`,
      label: name,
      group: t.maybe(group) ?? group,
      found: true,
      icon: <UserRound aria-hidden />,
      detail: [email, id].filter(Boolean).join(' · '),
      onSelect: () => go(pageTable().href(page, language, { [param]: id })),
    }),
  );
  return (
    <CommandList
      parts={parts}
      label={t('office.office.palette.label')}
      emptyLabel={t('office.office.palette.none')}
      status={people.length === 0 ? '' : t('office.office.palette.found', { count: people.length })}
      commands={[...people, ...places]}
    />
  );
}
