import { ArrowRight, Clock, CornerDownLeft, FileText, Lightbulb, Search, Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { Kbd } from '#kit/ui/primitives/navigation.tsx';
import type { PaletteCommand } from '#kit/ui/shell/command-list.tsx';
import { CommandList, useFieldText } from '#kit/ui/shell/command-list.tsx';
import type { PaletteParts } from '#kit/ui/shell/palette-frame.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import { mobileBelow, useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { SearchResult } from '../../contract/index.ts';
import { shortestOnPhone } from '../../contract/pages.ts';
import { sectionsOf } from '../../contract/sections.ts';
import { forgetRequests, lastRequests, rememberRequest } from '../state/last-requests.ts';
import { useOffered } from '../state/use-offered.ts';
import { useSearch } from '../state/use-search.ts';
import type { Total } from './totals.ts';
import { kindTitle, sumOf, useTotalWords } from './totals.ts';

/** The search of the guest site: results as one writes, the last requests, and the places of the site by name. */
export function SearchMenu({
  parts,
  places,
  go,
}: {
  parts: PaletteParts;
  /** Places of the site one may go to, with their group. */
  places: readonly PaletteCommand[];
  /** Leads to an address. */
  go: (href: string) => void;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const isPhone = useMediaQuery(`(max-width: ${mobileBelow - 1}px)`);
  const shortest = isPhone ? shortestOnPhone : 2;
  const query = useFieldText(parts);
  const pattern = query.trim();
  const answer = useSearch(query, shortest);
  const wait = (kind: typeof answer.kind): string => {
    if (pattern.length < shortest) return t('search.short', { count: shortest });
    if (kind === 'waiting') return t('search.waiting');
    if (kind === 'refused') return t('search.refused.text');
    return kind === 'failed' ? t('search.failed') : t('search.none.title', { pattern });
  };
  const all = (wanted: string) => go(to('search.results', { searchPattern: wanted }));
  const result = answer.kind === 'found' ? answer.result : undefined;
  const words = useTotalWords();
  const totals = result ? [result.actors, ...sectionsOf(result)] : [];
  const total = sumOf(totals);
  return (
    <CommandList
      parts={parts}
      label={t('search.label')}
      emptyLabel={wait(answer.kind)}
      status={pattern === '' ? '' : result ? words.results(totals) : wait(answer.kind)}
      commands={[
        ...useRemembered(pattern === '', all),
        ...useBeginnings(pattern === '', go),
        ...(result ? found(result) : answer.kind === 'waiting' ? [asTyped()] : []),
        ...(answer.kind === 'refused' ? [] : places),
      ]}
      footer={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('search.keys.choose')}
          </span>
          <span>
            <Kbd>↵</Kbd> {t('search.keys.open')}
          </span>
          <span>
            <Kbd>Esc</Kbd> {t('search.keys.close')}
          </span>
        </span>
      }
    />
  );

  /** For those who press Enter before the answer is there. */
  function asTyped(): PaletteCommand {
    return {
      key: 'as-typed',
      label: t('search.title', { pattern }),
      found: true,
      icon: <Search aria-hidden />,
      onSelect: () => all(pattern),
    };
  }

  /** The way to all of one kind, with how many there are. */
  function allOf(kind: string, group: string, found: Total, link: string): PaletteCommand {
    return {
      key: `all-${kind}`,
      label: t('search.seeAllOf', { kind: group, total: words.number(found) }),
      group,
      found: true,
      icon: <ArrowRight aria-hidden />,
      onSelect: () => {
        rememberRequest(pattern);
        go(link);
      },
    };
  }

  function found(result: SearchResult): PaletteCommand[] {
    const { actors, proposals } = result;
    const open = (href: string) => () => {
      rememberRequest(pattern);
      go(href);
    };
    const people = actors.items.map(
      (actor): PaletteCommand => ({
        key: `actor-${actor.name}`,
        label: actor.name,
        group: t('search.actors'),
        found: true,
        icon: <Avatar name={actor.name} src={actor.image || undefined} size="sm" />,
        detail: actor.online ? t('search.live') : undefined,
        hint: actor.online ? <span aria-hidden className="size-2 rounded-full bg-success" /> : undefined,
        onSelect: open(actor.link),
      }),
    );
    const pages = sectionsOf(result).flatMap((section) => {
      const group = kindTitle(t, section);
      const shown = section.items.slice(0, shownOfKind).map(
        (page): PaletteCommand => ({
          key: `page-${page.link}`,
          label: page.name,
          group,
          found: true,
          icon: page.image ? <Still src={page.image} /> : <FileText aria-hidden />,
          onSelect: open(page.link),
        }),
      );
      return section.isMore || section.count > shown.length
        ? [...shown, allOf(section.section, group, section, section.link)]
        : shown;
    });
    const suggestions =
      people.length === 0 ? proposals : proposals.filter((one) => !actors.items.some(({ name }) => name === one));
    const proposed = suggestions.map(
      (proposal): PaletteCommand => ({
        key: `proposal-${proposal}`,
        label: proposal,
        group: t('search.proposals'),
        found: true,
        icon: <Lightbulb aria-hidden />,
        onSelect: () => all(proposal),
      }),
    );
    const everything: PaletteCommand[] =
      total.count > 0
        ? [
            {
              key: 'everything',
              label: total.isMore
                ? t('search.allOver', { total: words.number(total), pattern })
                : t('search.all', { count: total.count, pattern }),
              group: t('search.everything'),
              found: true,
              icon: <Search aria-hidden />,
              hint: <CornerDownLeft aria-hidden className="size-4 text-subtle" />,
              onSelect: () => all(pattern),
            },
          ]
        : [];
    const isLonger = actors.isMore || actors.count > people.length;
    const allPeople = isLonger ? [allOf('actors', t('search.actors'), actors, actors.link)] : [];
    return [...people, ...allPeople, ...proposed, ...pages, ...everything];
  }
}

/** Of every kind besides performers so many are shown. */
const shownOfKind = 3;

/** A small picture of a film or an album. */
const Still = ({ src }: { src: string }): ReactNode => (
  <img src={src} alt="" className="aspect-video w-10 rounded object-cover" />
);

/** Who is live, and themes, offered before anything is written. */
function useBeginnings(shown: boolean, go: (href: string) => void): PaletteCommand[] {
  const t = useMessages();
  const to = useHref();
  const { live, themes } = useOffered(shown);
  return [
    ...live.map(
      ({ id, name, avatar, headline }): PaletteCommand => ({
        key: `live-${id}`,
        label: name,
        group: t('search.live'),
        icon: <Avatar name={name} src={avatar?.src} size="sm" />,
        detail: headline || undefined,
        hint: <span aria-hidden className="size-2 rounded-full bg-success" />,
        onSelect: () => go(to('live.room', { actorName: name.toLowerCase() })),
      }),
    ),
    ...themes.map(
      ({ slug, name, online }): PaletteCommand => ({
        key: `theme-${slug}`,
        label: name,
        group: t('search.themes'),
        icon: <Tag aria-hidden />,
        detail: online > 0 ? t('search.themeLive', { count: online }) : undefined,
        onSelect: () => go(to('performers.category', { categorySlug: slug })),
      }),
    ),
  ];
}

/** The last requests, offered before anything is written. */
function useRemembered(shown: boolean, all: (pattern: string) => void): PaletteCommand[] {
  const t = useMessages();
  const { functional } = useConsent();
  const requests = shown && functional ? lastRequests() : [];
  if (requests.length === 0) return [];
  const group = t('search.last');
  return [
    ...requests.map(
      (pattern): PaletteCommand => ({
        key: `last-${pattern}`,
        label: pattern,
        group,
        icon: <Clock aria-hidden />,
        onSelect: () => all(pattern),
      }),
    ),
    { key: 'forget', label: t('search.forget'), group, icon: <Trash2 aria-hidden />, onSelect: forgetRequests },
  ];
}
