import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceChoice } from './camera.ts';
import { OwnCamera } from './own-camera.ts';

let kept: DeviceChoice = { camera: null, microphone: null };
vi.mock(import('./stored.ts'), () => ({ devicesItem: {} }) as never);
vi.mock(import('#kit/web/device/storage.ts'), () => {
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
  getSettings = () => ({ deviceId: this.device });
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
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
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

const some = (camera: string | null, microphone: string | null): DeviceChoice => ({ camera, microphone });

test.each([
  ['audio', chosen, { video: 'desk camera', audio: 'built in' }],
  ['audio', some('desk camera', null), { video: 'desk camera', audio: 'headset' }],
  ['audio', some(null, 'headset'), { video: 'room camera', audio: 'built in' }],
  ['audio', some(null, null), { video: 'room camera', audio: 'headset' }],
  ['video', chosen, { audio: 'headset' }],
  ['video', some('desk camera', null), { audio: 'built in' }],
  ['video', some(null, 'headset'), { audio: 'headset' }],
  ['video', some(null, null), { audio: 'built in' }],
] as const)(
  '%s lost where %o was chosen: no other camera begins, and the choice is kept',
  async (lost, choice, left) => {
    const { inUse, lose, camera, tracks } = await opened(choice);
    const others = tracks().filter(({ kind }) => kind !== lost);
    await lose(lost);
    expect(inUse()).toEqual(left);
    expect(kept).toEqual(choice);
    expect(others.every((track) => !track.isStopped && tracks().includes(track))).toBe(true);
    expect(camera.state).toMatchObject({ problem: lost === 'video' ? 'lost' : null, choice });
  },
);

test.each([chosen, some(null, null)])(
  'where %o was lost, one more try begins no other; one that is chosen does',
  async (choice) => {
    const { inUse, lose, camera } = await opened(choice);
    const before = inUse()['video'] as string;
    await lose('video');
    await camera.again();
    expect(camera.state.problem).toBe('lost');
    expect(inUse()['video']).toBe(undefined);
    plugged.video = [...plugged.video, before];
    await camera.again();
    expect([inUse()['video'], camera.state.problem, kept]).toEqual([before, null, choice]);
    await lose('video');
    const [other = ''] = plugged.video;
    await camera.open({ ...choice, camera: other });
    expect([inUse()['video'], kept.camera]).toEqual([other, other]);
  },
);

test('a chosen camera that is not there at the beginning is not replaced either', async () => {
  plugged.video = ['room camera'];
  const camera = new OwnCamera();
  await camera.open(chosen);
  expect(camera.state).toMatchObject({ stream: null, problem: 'lost', choice: chosen });
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
