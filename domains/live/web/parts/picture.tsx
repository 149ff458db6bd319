import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Viewer } from '#kit/live-media/browser/viewer.ts';
import { cx } from '#kit/ui/primitives/cx.ts';

/** Shows the picture of a viewer; it belongs to the viewer and moves with it. */
export function Picture({ viewer, className }: { viewer: Viewer; className?: string }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element } = viewer;
    frame.current?.append(element);
    return () => element.remove();
  }, [viewer]);
  return <div ref={frame} data-picture className={cx('overflow-hidden', className)} />;
}

/** Shows a stream of one's own camera, mirrored as people know themselves. */
export function OwnPicture({
  stream,
  label,
  className,
}: {
  stream: MediaStream;
  label: string;
  className?: string;
}): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={label}
      muted
      playsInline
      autoPlay
      data-picture
      className={cx('-scale-x-100', className)}
    />
  );
}
