import { fileURLToPath } from 'node:url';
import { Problem } from '#kit/contract/problem.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { maxSoundBytes, maxSoundSeconds, soundRefused } from '../contract/index.ts';
import { inChild, inTurn } from './decode-upload.ts';

/** Sound that every browser plays: MP3, nothing else of the file it was made from. */
export interface Sound {
  readonly body: Uint8Array;
  readonly milliseconds: number;
}

const child = {
  program: fileURLToPath(new URL('./sound-child.ts', import.meta.url)),
  args: [maxSoundSeconds, maxSoundBytes],
  // Five minutes take five to ten seconds of a core, more on a busy machine; what the recorder makes is always taken.
  milliseconds: 60_000,
  heapMegabytes: 192,
};

/** Makes sound from recordings, two of a process at once, as the decoder of pictures does. @throws Problem sound_refused, pictures_waiting, unavailable */
export function createSounds(): (ownerId: number, upload: Blob) => Promise<Sound> {
  const queued = inTurn({ atOnce: 2, perKey: 2, inAll: 24, secondsEach: 4 });
  return async (ownerId, upload) => {
    assertOutsideTransaction('the making of sound');
    if (upload.size === 0 || upload.size > maxSoundBytes) throw new Problem(soundRefused);
    return queued(ownerId, () => inChild<Sound>(upload, child, soundRefused));
  };
}
