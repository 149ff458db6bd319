import { readStored, writeStored } from '#kit/web/device/storage.ts';
import { devicesItem } from './stored.ts';

/** Why a camera or microphone cannot be used; the words are `live.camera.{problem}`. */
export type CameraProblem = 'denied' | 'missing' | 'lost' | 'busy' | 'insecure' | 'failed';

/** The devices somebody prefers; ids of `enumerateDevices`. */
export interface DeviceChoice {
  readonly camera: string | null;
  readonly microphone: string | null;
}

export type CameraResult =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly problem: CameraProblem };

/** The devices chosen last on this browser. */
export const rememberedDevices = (): DeviceChoice => readStored(devicesItem) ?? { camera: null, microphone: null };

export const rememberDevices = (choice: DeviceChoice): void => writeStored(devicesItem, choice);

const exactly = (id: string | null): MediaTrackConstraints => (id ? { deviceId: { exact: id } } : {});

/** What to ask the browser for. Sound is asked clean: echo and noise are the browser's business. */
function wanted(choice: DeviceChoice, what: { video: boolean; audio: boolean }): MediaStreamConstraints {
  const camera = {
    ...exactly(choice.camera),
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30 },
  };
  const microphone = {
    ...exactly(choice.microphone),
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
  return { video: what.video && camera, audio: what.audio && microphone };
}

/**
 * Opens camera and microphone. A chosen camera that is gone is never replaced by another, which may look where nobody wanted it
 * to: that is the problem `lost`. A chosen microphone is replaced by the browser's own choice; without any microphone the picture
 * alone is opened.
 */
export async function openCamera(choice: DeviceChoice, what = { video: true, audio: true }): Promise<CameraResult> {
  if (!navigator.mediaDevices) return { ok: false, problem: 'insecure' };
  const open = async (from: DeviceChoice, parts: typeof what): Promise<CameraResult | DOMException> => {
    try {
      return { ok: true, stream: await navigator.mediaDevices.getUserMedia(wanted(from, parts)) };
    } catch (error) {
      return error as DOMException;
    }
  };
  let result = await open(choice, what);
  const anyMicrophone = { camera: choice.camera, microphone: null };
  if (isGone(result)) result = await open(anyMicrophone, what);
  if (isGone(result) && what.video && what.audio) result = await open(anyMicrophone, { video: true, audio: false });
  if (isGone(result) && what.video && choice.camera !== null) return { ok: false, problem: 'lost' };
  return 'ok' in result ? result : { ok: false, problem: problemOf(result) };
}

const isGone = (result: CameraResult | DOMException): boolean =>
  !('ok' in result) && (result.name === 'NotFoundError' || result.name === 'OverconstrainedError');

function problemOf(error: DOMException): CameraProblem {
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'denied';
  if (error.name === 'NotFoundError' || error.name === 'OverconstrainedError') return 'missing';
  if (error.name === 'NotReadableError' || error.name === 'AbortError') return 'busy';
  return 'failed';
}

/** Cameras and microphones, by the names the browser gives once they may be used. */
export async function listDevices(): Promise<{ cameras: MediaDeviceInfo[]; microphones: MediaDeviceInfo[] }> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  const named = all.filter(({ deviceId }) => deviceId !== '');
  return {
    cameras: named.filter(({ kind }) => kind === 'videoinput'),
    microphones: named.filter(({ kind }) => kind === 'audioinput'),
  };
}

/** Lets go of camera and microphone: their lights go out. */
export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
