import type { ApiClient } from '#kit/contract/client.ts';
import { probeUplink, uplinkProbeBytes } from '../../../contract/index.ts';

/** What the uplink carries, in words of what a broadcast needs: all renditions, the small ones, or hardly that. */
export type UplinkGrade = 'good' | 'fair' | 'weak';

export interface Uplink {
  readonly bitsPerSecond: number;
  readonly grade: UplinkGrade;
}

/** A full broadcast is 2 + 0.7 + 0.1 Mbit/s of picture and 0.08 of sound; a third more leaves room to breathe. */
const goodBits = 3_800_000;
const fairBits = 1_200_000;
/** Small first: on a slow line a megabyte would take too long. */
const steps = [64 * 1024, 256 * 1024, uplinkProbeBytes];
/** A step that took longer than this is exact enough, ms. */
const enoughMs = 350;

export const gradeOf = (bitsPerSecond: number): UplinkGrade =>
  bitsPerSecond >= goodBits ? 'good' : bitsPerSecond >= fairBits ? 'fair' : 'weak';

/** Sends fillers of growing size until the time says enough. Null when nothing went through. */
export async function measureUplink(
  api: ApiClient,
  now: () => number = () => performance.now(),
): Promise<Uplink | null> {
  let bitsPerSecond: number | null = null;
  for (const size of steps) {
    const filler = noise(size);
    const before = now();
    const answer = await api.call(probeUplink, { body: { filler } });
    if (!answer.ok) break;
    const took = Math.max(1, now() - before);
    bitsPerSecond = (answer.data.received * 8 * 1000) / took;
    if (took >= enoughMs) break;
  }
  return bitsPerSecond === null ? null : { bitsPerSecond, grade: gradeOf(bitsPerSecond) };
}

/** Text no network squeezes. */
function noise(length: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes.reduce((text, byte) => text + letters[byte % 64], '');
}
