import { Mic, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { DeviceChoice } from './camera.ts';
import { listDevices } from './camera.ts';

/** The devices of this computer, kept current as they are plugged in and out. `stream`: names come with permission. */
export function useDevices(stream: MediaStream | null): Awaited<ReturnType<typeof listDevices>> {
  const [devices, setDevices] = useState<Awaited<ReturnType<typeof listDevices>>>({ cameras: [], microphones: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser tells the names once a stream is open.
  useEffect(() => {
    let current = true;
    const refresh = () => void listDevices().then((found) => current && setDevices(found));
    refresh();
    navigator.mediaDevices?.addEventListener('devicechange', refresh);
    return () => {
      current = false;
      navigator.mediaDevices?.removeEventListener('devicechange', refresh);
    };
  }, [stream]);
  return devices;
}

/** Chooses camera and microphone; takes effect at once. */
export function DevicePicker({
  stream,
  choice,
  onChoice,
}: {
  stream: MediaStream | null;
  choice: DeviceChoice;
  onChoice: (choice: DeviceChoice) => void;
}): ReactNode {
  const t = useMessages();
  const { cameras, microphones } = useDevices(stream);
  const inUse = (kind: 'video' | 'audio'): string =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? '';
  const options = (devices: readonly MediaDeviceInfo[], none: string) =>
    devices.length > 0
      ? devices.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${none} ${index + 1}` }))
      : [{ value: '', label: none, disabled: true }];
  const camera = inUse('video') || (choice.camera ?? '');
  // A camera that is gone is not among them, nor is another one in its place before it is chosen.
  const isGone = cameras.length > 0 && !cameras.some(({ deviceId }) => deviceId === camera);
  const gone = isGone ? [{ value: camera, label: t('live.camera.lost'), disabled: true }] : [];
  return (
    <div className="grid gap-3">
      <Select
        label={
          <span className="inline-flex items-center gap-1.5">
            <Video aria-hidden className="size-4 text-subtle" />
            {t('live.camera.camera')}
          </span>
        }
        value={camera}
        disabled={cameras.length + gone.length < 2}
        options={[...gone, ...options(cameras, t('live.camera.camera'))]}
        onChange={(event) => onChoice({ ...choice, camera: event.currentTarget.value })}
      />
      <Select
        label={
          <span className="inline-flex items-center gap-1.5">
            <Mic aria-hidden className="size-4 text-subtle" />
            {t('live.camera.microphone')}
          </span>
        }
        value={inUse('audio') || (choice.microphone ?? '')}
        disabled={microphones.length < 2}
        options={options(microphones, t('live.camera.microphone'))}
        onChange={(event) => onChoice({ ...choice, microphone: event.currentTarget.value })}
      />
    </div>
  );
}
