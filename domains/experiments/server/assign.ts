import { createHmac } from 'node:crypto';
import type { Variant } from '../contract/definition.ts';

/** Where somebody stands in an experiment: always the same number from 0 to below 1, unrelated to any other experiment's. */
export function bucketOf(salt: Uint8Array, experimentKey: string, subjectId: number): number {
  const hash = createHmac('sha256', salt).update(`${experimentKey}:${subjectId}`).digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

/** The variant at a stand, by weights. Weights that sum to nothing mean the control. */
export function variantAt(variants: readonly Variant[], stand: number): string {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { value, weight } of variants) {
    reached += weight;
    if (stand * total < reached) return value;
  }
  return variants[0]?.value ?? '';
}
