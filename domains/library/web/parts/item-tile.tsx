import { Archive, ArchiveRestore, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink, IconButton } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { LibraryItem } from '../../contract/index.ts';
import { ItemCover } from './item-cover.tsx';

/** Something of a library: its cover and title lead to it; what became of it is said; one press archives it. */
export function ItemTile({
  item,
  isLine,
  eager,
  onMove,
}: {
  item: LibraryItem;
  isLine: boolean;
  eager: boolean;
  onMove?: ((item: LibraryItem) => void) | undefined;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const title = item.title || t('library.untitled');
  const { archived } = item.guestInfo;
  return (
    <article
      className={cx(
        'relative isolate grid min-w-0 content-start gap-x-3 gap-y-1.5',
        isLine && 'grid-cols-[8rem_1fr] sm:grid-cols-[12rem_1fr]',
      )}
    >
      <ItemCover item={item} eager={eager} />
      <div className="flex min-w-0 items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-0.5 px-0.5">
          <h2 className="line-clamp-2 font-semibold text-sm leading-snug">
            {item.path === null ? (
              title
            ) : (
              <Anchor
                href={`/${language}${item.path}`}
                className="text-ink no-underline -outline-offset-2! after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Anchor>
            )}
          </h2>
          <p className="truncate text-subtle text-xs">
            <bdi>{item.actor.name}</bdi>
            {isLine ? <span>{` · ${t('library.since', { day: format.date(item.addedAt) })}`}</span> : null}
          </p>
          <ItemState item={item} />
        </div>
        {onMove ? (
          <span className={cx('relative z-1 flex shrink-0', !isLine && 'flex-col-reverse')}>
            {item.download ? (
              <ButtonLink
                href={item.download}
                download
                size="sm"
                variant="ghost"
                aria-label={t('library.download', { title })}
              >
                <Download aria-hidden />
              </ButtonLink>
            ) : null}
            <IconButton
              label={t(archived ? 'library.unarchive' : 'library.archive', { title })}
              icon={archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
              variant="ghost"
              size="sm"
              onClick={() => onMove(item)}
            />
          </span>
        ) : null}
      </div>
    </article>
  );
}

/** What became of it: taken down and why, paid back. */
function ItemState({ item: { isTakenDown, isPaidBack, reason } }: { item: LibraryItem }): ReactNode {
  const t = useMessages();
  if (!isTakenDown && !isPaidBack) return null;
  return (
    <div className="grid justify-items-start gap-1 text-muted text-xs">
      <span className="flex flex-wrap gap-1">
        {isTakenDown ? <Badge tone="warning">{t('library.takenDown')}</Badge> : null}
        {isPaidBack ? <Badge>{t('library.paidBack')}</Badge> : null}
      </span>
      {reason ? <p className="[overflow-wrap:anywhere]">{t('library.reason', { reason })}</p> : null}
    </div>
  );
}
