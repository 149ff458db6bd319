import type { ReactNode } from 'react';
import type { ConsentChoice } from '#kit/consent/consent-cookie.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { everything, nothingOptional } from '../state/decide.ts';

/** The ways to decide, none louder than another. `middle` is the way that is neither all nor nothing. */
export function ConsentButtons({
  middle,
  onMiddle,
  onDecide,
  size,
}: {
  middle: string;
  onMiddle: () => void;
  onDecide: (choice: ConsentChoice) => void;
  size?: 'sm' | 'md';
}): ReactNode {
  const t = useMessages();
  const style = { variant: 'secondary', size, className: 'min-w-0 px-2 py-1 sm:px-3 pointer-coarse:min-h-11' } as const;
  return (
    <div className="flex w-full flex-wrap gap-2 *:flex-[1_1_5.5rem] sm:grid sm:auto-cols-fr sm:grid-flow-col">
      <Button {...style} onClick={() => onDecide(nothingOptional)}>
        {t('legal.consent.necessary')}
      </Button>
      <Button {...style} onClick={onMiddle}>
        {middle}
      </Button>
      <Button {...style} onClick={() => onDecide(everything)}>
        {t('legal.consent.all')}
      </Button>
    </div>
  );
}
