import { filled } from 'virtual:slots/messenger.refusedPicture';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { refusedPicture } from '../slots.ts';

interface SentPictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Said to who cannot see it, and what a press of it does. */
  readonly label: string;
  readonly onLook: () => void;
  readonly className: string;
  /** It fills what `className` makes of it, instead of its own shape. */
  readonly fills?: boolean;
  readonly children?: ReactNode;
}

/** A picture in a message. One that is not sent says so, and a press tells why or asks for it again. */
export function SentPicture(props: SentPictureProps): ReactNode {
  const { src, width, height, label, onLook, className, fills, children } = props;
  const t = useMessages();
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [tries, setTries] = useState(0);
  // It may have failed before its page heard of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each try
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0) setIsMissing(true);
  }, [tries, src]);
  const again = (): void => {
    setIsAsked(false);
    setIsMissing(false);
    setTries((before) => before + 1);
  };
  return (
    <>
      <button
        type="button"
        aria-label={isMissing ? t('messenger.media.notSent') : label}
        onClick={() => (isMissing ? setIsAsked(true) : onLook())}
        style={fills ? undefined : { width, aspectRatio: `${width} / ${height}` }}
        className={className}
      >
        {isMissing ? (
          <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-3 text-center text-sm">
            <EyeOff aria-hidden className="size-7" />
            {t('messenger.media.notSent')}
          </span>
        ) : (
          <img
            key={tries}
            ref={picture}
            src={src}
            alt=""
            width={width}
            height={height}
            loading={fills ? 'lazy' : undefined}
            draggable={false}
            onError={() => setIsMissing(true)}
            className="size-full object-cover"
          />
        )}
        {isMissing ? null : children}
      </button>
      {isAsked ? (
        <Suspense>
          <Slot<typeof refusedPicture> filled={filled} props={{ onClose: again }} />
        </Suspense>
      ) : null}
    </>
  );
}
