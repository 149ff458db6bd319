import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Picture } from '#domains/live/web/parts/picture.tsx';
import type { softwarePicture } from '#domains/live/web/slots.ts';
import { useResource } from '#kit/web/live/use-resource.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioIngest } from '../../contract/studio.ts';
import { studioIngest } from '../../contract/studio.ts';
import { useSignalPicture } from './use-signal-picture.ts';

const unknown: StudioIngest = { key: null, rtmp: null, whip: null, signal: null };

/** During the show: the picture that guests get, and what is wrong with it in one line. */
export const ShowPicture: FillingOf<typeof softwarePicture> = () => {
  const t = useMessages();
  const ownId = useGuestValue('id');
  const { signal } = useResource(studioIngest, ownId ?? undefined, unknown);
  const { viewer } = useSignalPicture(signal !== null);
  const worst =
    signal?.checks.find(({ verdict }) => verdict === 'refuse') ??
    signal?.checks.find(({ verdict }) => verdict === 'warn');
  return (
    <>
      {viewer ? <Picture viewer={viewer} className="absolute inset-0 size-full object-contain" /> : null}
      {worst ? (
        <p
          role="status"
          className="absolute inset-x-2 bottom-16 mx-auto w-fit max-w-full rounded-control bg-warning-soft px-3 py-1.5 text-center font-semibold text-sm text-warning"
        >
          {t(`ingest.check.${worst.name}.${worst.verdict === 'refuse' ? 'refuse' : 'warn'}`, {
            found: worst.found ?? '',
          })}
        </p>
      ) : null}
    </>
  );
};
