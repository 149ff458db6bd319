import type { ReactNode } from 'react';
import { useState } from 'react';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { SwitchPanel } from './switch-panel.tsx';
import type { Extra } from './use-extra.ts';

interface Props {
  readonly extra: NonNullable<Extra>;
  /** Its whole length. */
  readonly minutes: number;
  /** The server's clock, epoch ms. */
  readonly clock: () => number;
  /** What is to say beside the time while it is on. */
  readonly beside: ReactNode;
  readonly onSwitched?: (isOn: boolean) => void;
  /** What is offered was read, and is not wanted now. */
  readonly onLater?: () => void;
  /** What is counted down to is over. */
  readonly onEnd: () => void;
}

/** What it is, how long it is offered or lasts, and the one button to it. */
export function ExtraLine({ extra, minutes, clock, beside, onSwitched, onLater, onEnd }: Props): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const isOn = extra.is === 'on';
  const left = (
    <Countdown
      key={extra.until}
      until={extra.until}
      now={clock()}
      clock={clock}
      label={t(isOn ? 'conversion-chat.left' : 'conversion-chat.offeredLabel')}
      onEnd={onEnd}
    />
  );
  return (
    <>
      <p role="status" className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <b className="text-sm">
          {isOn ? (
            <>
              <span>{t('conversion-chat.title')}</span> {left}
            </>
          ) : (
            <Figure>{t('conversion-chat.more', { minutes })}</Figure>
          )}
        </b>
        <span className="text-muted text-sm">
          {isOn ? (
            beside
          ) : (
            <>
              <span>{t('conversion-chat.offered')}</span> {left}
            </>
          )}
        </span>
      </p>
      <Button className="hit-44 shrink-0" variant={isOn ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {t(isOn ? 'conversion-chat.off' : 'conversion-chat.what')}
      </Button>
      {isOpen ? (
        <SwitchPanel
          isOn={isOn}
          minutes={minutes}
          onClose={() => {
            setOpen(false);
            if (!isOn) onLater?.();
          }}
          onSwitched={(on) => {
            setOpen(false);
            onSwitched?.(on);
          }}
        />
      ) : null}
    </>
  );
}
