import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Incentive, IncentiveWay } from '../../contract/index.ts';
import { closeGroup } from '../state/closed.ts';
import { SaleEnd } from './sale-end.tsx';

/** Ways that are taken on the page itself; the others lead to another one. */
export type PressedWay = Extract<IncentiveWay, 'ageCheck' | 'voucher' | 'buy' | 'topUp'>;

/** What can be done at the end of a preview, on the picture: one main way, at most one beside it, and a way to close it. */
export function IncentivePanel({
  incentives,
  next,
  onWay,
  onClose,
  onAgain,
}: {
  /** Sorted, the best first; at least one. */
  incentives: readonly Incentive[];
  /** Where signing up and logging in lead back to. */
  next: string;
  onWay: (way: PressedWay) => void;
  onClose: () => void;
  /** Looks at the preview again. */
  onAgain: () => void;
}): ReactNode {
  const t = useMessages();
  const heading = useRef<HTMLParagraphElement>(null);
  // What played is over: whoever goes on with the keyboard goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [main, ...others] = incentives.filter(({ way }) => way !== 'sale');
  const sale = incentives.find(({ way }) => way === 'sale');
  if (!main) return null;
  const [second] = others;
  return (
    <section
      data-theme="dark"
      aria-label={t('conversion.preview.over')}
      className="absolute inset-0 z-3 grid animate-fade-in place-content-center justify-items-center gap-2 overflow-y-auto bg-black/75 px-12 py-3 text-center text-white sm:gap-3"
    >
      <button
        type="button"
        aria-label={t('conversion.close')}
        onClick={() => {
          closeGroup(main.uniqueGroup);
          onClose();
        }}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-2 focus-visible:outline-white [&>svg]:size-5"
      >
        <X aria-hidden />
      </button>
      <p ref={heading} tabIndex={-1} className="font-bold text-base outline-none sm:text-xl">
        {t('conversion.preview.over')}
      </p>
      <p className="max-w-100 text-balance text-sm text-white/85 sm:text-base" translate="no">
        <Said incentive={main} />
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Way incentive={main} next={next} isMain onWay={onWay} />
        {second ? <Way incentive={second} next={next} onWay={onWay} /> : null}
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-white/85 text-xs sm:text-sm">
        {sale ? <SaleEnd incentive={sale} /> : null}
        <button
          type="button"
          onClick={onAgain}
          className="min-h-8 cursor-pointer rounded-control px-1 underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-white pointer-coarse:min-h-11"
        >
          {t('conversion.preview.again')}
        </button>
      </p>
    </section>
  );
}

function Said({ incentive: { way, missing } }: { incentive: Incentive }): ReactNode {
  const t = useMessages();
  const price = usePrice();
  if (way === 'topUp') return t('conversion.say.topUp', { coins: price(missing).amount });
  return way === 'sale' ? null : t(`conversion.say.${way}`);
}

function Way({
  incentive: { way, price },
  next,
  isMain = false,
  onWay,
}: {
  incentive: Incentive;
  next: string;
  isMain?: boolean;
  onWay: (way: PressedWay) => void;
}): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = usePrice();
  const variant = isMain ? 'primary' : 'secondary';
  const query = `?next=${encodeURIComponent(next)}`;
  const leads = {
    signUp: to('identity.signUp') + query,
    logIn: to('identity.login') + query,
    vip: to('vip.club'),
  };
  if (way === 'sale') return null;
  if (way === 'signUp' || way === 'logIn' || way === 'vip')
    return (
      <ButtonLink variant={variant} href={leads[way]}>
        {t(`conversion.way.${way}`)}
      </ButtonLink>
    );
  return (
    <Button variant={variant} onClick={() => onWay(way)}>
      <span translate="no">
        {way === 'buy' ? t('conversion.way.buy', { price: words(price).amount }) : t(`conversion.way.${way}`)}
      </span>
    </Button>
  );
}
