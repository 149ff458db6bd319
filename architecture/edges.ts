import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

/** Lower tiers first. A domain reaches its own tier or lower ones, and only along a declared edge. */
export const tiers = ['foundation', 'money', 'people', 'live', 'engagement', 'operations'] as const;
export type Tier = (typeof tiers)[number];

/**
 * A domain's place among the others: its tier, and the domains below that it may reach: on the server through their
 * index, in screens through what they offer to screens, in contracts; imports of types count.
 */
const place = z.strictObject({
  tier: z.enum(tiers),
  may: z.array(z.string()),
  /** Those whose servers only the worlds of its tests need. */
  testing: z.array(z.string()).optional(),
});
export type Place = z.infer<typeof place>;

/**
 * Every domain and every edge, as each domain's `edges.json` says it. An edge is added when the domain cannot do its work
 * without it, and the graph stays free of cycles.
 */
export const domains: Readonly<Record<string, Place>> = Object.fromEntries(
  globSync('domains/*/edges.json', { cwd: root })
    .sort()
    .map((file) => [basename(dirname(file)), place.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))]),
);

/** Files that may be longer than 400 lines. The list only shrinks. */
export const longFiles: readonly string[] = [];

/** Imports of screens and contracts that point upward or close a circle: `file -> domain`. There are none, and none may come back. */
export const upwardImports: readonly string[] = [];
