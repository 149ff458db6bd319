/**
 * Decodes and encodes what a publisher's program sends, in a process of its own with nothing to read and nowhere to write: AAC into Opus,
 * and smaller pictures where somebody asks for them. One broadcast each; it lives as long as its channel.
 */
import type { CoderAnswer, CoderTask } from './coder-messages.ts';
import { PictureCoder } from './picture-coder.ts';
import { SoundCoder } from './sound-coder.ts';

const { Log } = await import('node-av/lib');
const { AV_LOG_QUIET } = await import('node-av/constants');
Log.setLevel(AV_LOG_QUIET);

const tell = (answer: CoderAnswer): void => void process.send?.(answer);
const sound = new SoundCoder(tell);
const pictures = new PictureCoder(tell);

process.on('message', (task: CoderTask) => {
  try {
    if (task.type === 'soundFormat') sound.configure(Buffer.from(task.config));
    else if (task.type === 'sound') sound.code(task.timestampUs, Buffer.from(task.data));
    else if (task.type === 'make') pictures.make(task.renditions);
    else pictures.code(task);
  } catch {
    // One packet that cannot be decoded is left out, as players do.
  }
});
// At once: nothing is left to do, and what the collector would free at the end must not be freed (take-packet.ts).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
