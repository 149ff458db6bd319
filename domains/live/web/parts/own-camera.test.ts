import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceChoice } from './camera.ts';
import { OwnCamera } from './own-camera.ts';

let kept: DeviceChoice = { camera: null, microphone: null };
vi.mock(import('./stored.ts'), () => ({ devicesItem: {} }) as never);
vi.mock(import('#kit/web/storage.ts'), () => {
  const writeStored = (_: never, value: DeviceChoice): void => {
    kept = value;
  };
  return { readStored: () => kept, writeStored } as never;
});

class Track {
  enabled = true;
  isStopped = false;
  onended: (() => void) | null = null;
  readonly kind: string;
  readonly device: string;
  constructor(kind: string, device: string) {
    this.kind = kind;
    this.device = device;
  }
  stop(): void {
    this.isStopped = true;
  }
}
class Stream {
  readonly tracks: Track[];
  constructor(tracks: Track[]) {
    this.tracks = tracks;
  }
  getTracks = () => [...this.tracks];
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  removeTrack = (track: Track) => void this.tracks.splice(this.tracks.indexOf(track), 1);
  addTrack = (track: Track) => void this.tracks.push(track);
}

/** What is plugged in, the browser's own choice first. */
let plugged: { video: string[]; audio: string[] };
type Wanted = false | { deviceId?: { exact: string } };

const pick = (kind: 'video' | 'audio', wanted: Wanted): Track[] => {
  if (!wanted) return [];
  const id = wanted.deviceId?.exact ?? plugged[kind][0];
  if (!id || !plugged[kind].includes(id)) throw new DOMException('gone', 'NotFoundError');
  return [new Track(kind, id)];
};

beforeEach(() => {
  plugged = { video: ['room camera', 'desk camera'], audio: ['built in', 'headset'] };
  kept = { camera: null, microphone: null };
  const getUserMedia = async ({ video, audio }: { video: Wanted; audio: Wanted }) =>
    new Stream([...pick('video', video), ...pick('audio', audio)]);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});

const opened = async (choice: DeviceChoice) => {
  const camera = new OwnCamera();
  await camera.open(choice);
  const tracks = () => (camera.state.stream as unknown as Stream).tracks;
  const inUse = () => Object.fromEntries(tracks().map(({ kind, device }) => [kind, device]));
  const lose = async (kind: 'video' | 'audio') => {
    const track = tracks().find((one) => one.kind === kind);
    plugged[kind] = plugged[kind].filter((id) => id !== track?.device);
    track?.onended?.();
    await vi.waitFor(() => expect(tracks()).not.toContain(track));
  };
  return { camera, inUse, lose, tracks };
};

const chosen: DeviceChoice = { camera: 'desk camera', microphone: 'headset' };

test.each([
  ['audio', chosen, { video: 'desk camera', audio: 'built in' }],
  ['audio', { camera: 'desk camera', microphone: null }, { video: 'desk camera', audio: 'headset' }],
  ['audio', { camera: null, microphone: null }, { video: 'room camera', audio: 'headset' }],
  ['video', chosen, { video: 'room camera', audio: 'headset' }],
  ['video', { camera: null, microphone: 'headset' }, { video: 'desk camera', audio: 'headset' }],
  ['video', { camera: null, microphone: null }, { video: 'desk camera', audio: 'built in' }],
] as const)('%s lost where %o was chosen: the other stays, and the choice is kept', async (lost, choice, expected) => {
  const { inUse, lose, camera, tracks } = await opened(choice);
  const picture = tracks().find(({ kind }) => kind === 'video');
  await lose(lost);
  expect(inUse()).toEqual(expected);
  expect(kept).toEqual(choice);
  if (lost === 'audio') expect([picture?.isStopped, tracks().includes(picture as Track)]).toEqual([false, true]);
  expect(camera.state.problem).toBe(null);
});

test('the last microphone lost leaves the picture as it is, in silence', async () => {
  plugged.audio = ['headset'];
  const { inUse, tracks } = await opened(chosen);
  const [picture, sound] = tracks();
  plugged.audio = [];
  sound?.onended?.();
  await new Promise(setImmediate);
  expect(inUse()).toMatchObject({ video: 'desk camera' });
  expect(picture?.isStopped).toBe(false);
});
