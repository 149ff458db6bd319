import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { wayIcons, wayName } from '../../parts/way-words.tsx';
import type { Way } from '../../parts/ways.ts';
import { factsOf, waysOf } from '../../parts/ways.ts';
import { useRoom, useRoomSession } from './room-context.tsx';
import { mayStart } from './room-state.ts';
import { useStartDialog } from './start-dialog-state.ts';

/** The ways to chat with the performer now, each with its price; one press leads to the question with the price in full. */
export function WayTiles(): ReactNode {
  const t = useMessages();
  const session = useRoomSession();
  const ask = useStartDialog();
  const { isLoggedIn } = useGuest();
  const room = useRoom();
  const { presence, free, paid, starting } = room;
  if (!mayStart(room) || !presence.isOnline) return null;
  const ways = waysOf(presence.prices, factsOf(presence)).filter(({ kind }) => kind !== 'free' || !free);
  if (!isLoggedIn) {
    const watch = ways.find(({ kind }) => kind === 'free');
    return (
      <>
        {watch ? <Tile way={watch} disabled={Boolean(starting)} onPress={() => void session.backToFree()} /> : null}
        <LoginLink />
      </>
    );
  }
  // One stands out: alone together while that is possible, else what is.
  const lead = (ways.find(({ kind, open }) => open && kind === 'private') ?? ways.find(({ open }) => open))?.kind;
  return (
    <ul
      className="flex min-w-0 flex-1 flex-wrap gap-2 *:min-w-0 *:flex-[1_1_4.5rem] md:*:flex-none"
      aria-label={t('live.room.ways')}
    >
      {ways.map((way) => (
        <li key={way.kind}>
          <Tile
            way={way}
            narrow={ways.length > 3}
            leads={way.kind === lead}
            disabled={!way.open || Boolean(paid) || Boolean(starting)}
            onPress={() => (way.kind === 'free' ? void session.backToFree() : ask(way))}
          />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  way,
  leads = false,
  narrow = false,
  disabled,
  onPress,
}: {
  way: Way;
  leads?: boolean;
  /** One of many: on a phone the price stands without its unit, which the question that follows names. */
  narrow?: boolean;
  disabled: boolean;
  onPress: () => void;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { coins } = price(way.price);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'grid min-h-13 w-full place-content-center justify-items-center gap-0.5 rounded-control px-1 py-1.5 text-center transition-colors md:px-4',
        'disabled:cursor-not-allowed disabled:opacity-50',
        leads
          ? 'bg-accent text-on-accent enabled:hover:bg-accent-hover'
          : 'bg-hover text-ink enabled:hover:bg-accent-soft',
      )}
    >
      <span className="inline-flex items-center justify-center gap-1.5 font-semibold text-sm leading-tight max-md:flex-col max-md:gap-1 max-md:text-xs [&>svg]:size-4 [&>svg]:shrink-0 max-md:[&>svg]:size-4.5">
        {wayIcons[way.kind]}
        {t(wayName(way.kind))}
      </span>
      <span className={cx('tabular text-xs leading-tight max-md:text-2xs', leads ? 'text-on-accent' : 'text-muted')}>
        {way.price === 0 ? t('live.way.costsNothing') : coins}
        {way.price === 0 ? null : <span className={cx(narrow && 'max-md:sr-only')}> {t('performers.perMinute')}</span>}
      </span>
    </button>
  );
}

/** To the login and back into this room. */
function LoginLink(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { pathname } = useLocation();
  return (
    <ButtonLink
      variant="primary"
      className="max-md:flex-1"
      icon={<LogIn aria-hidden />}
      href={`${to('identity.login')}?next=${encodeURIComponent(pathname)}`}
    >
      {t('live.room.login')}
    </ButtonLink>
  );
}
