/** A domain's place in the house: its tier, and the domains below that it may reach through their index. */
export interface Place {
  readonly tier: Tier;
  readonly may: readonly string[];
}

/** Lower tiers first. A domain reaches its own tier or lower ones, and only along a declared edge. */
export const tiers = ['foundation', 'money', 'people', 'live', 'engagement', 'operations'] as const;
export type Tier = (typeof tiers)[number];

/**
 * Every domain and every edge. A new domain adds its line here and in apps/server/domains.ts; an edge is added when the
 * domain cannot do its work without it, and the graph stays free of cycles.
 */
export const domains: Readonly<Record<string, Place>> = {
  identity: { tier: 'foundation', may: [] },
  media: { tier: 'foundation', may: [] },
  guest: { tier: 'foundation', may: ['identity', 'legal', 'media'] },
  access: { tier: 'foundation', may: ['guest'] },
  legal: { tier: 'foundation', may: ['identity'] },
  ledger: { tier: 'money', may: ['guest', 'identity'] },
  payments: { tier: 'money', may: ['guest', 'ledger', 'legal'] },
  performers: { tier: 'people', may: ['guest', 'identity', 'media'] },
  live: { tier: 'live', may: ['access', 'guest', 'identity', 'ledger', 'performers'] },
  notices: { tier: 'engagement', may: ['guest', 'identity'] },
  surveys: { tier: 'engagement', may: ['live'] },
  tracking: { tier: 'engagement', may: ['guest', 'identity', 'live', 'payments', 'performers'] },
  search: { tier: 'engagement', may: ['performers'] },
  experiments: { tier: 'engagement', may: ['guest', 'identity', 'tracking'] },
  seo: { tier: 'engagement', may: ['media', 'performers'] },
  help: { tier: 'engagement', may: [] },
  internal: { tier: 'operations', may: ['guest', 'identity', 'performers'] },
  office: { tier: 'operations', may: ['identity'] },
};

/** Files that may be longer than 400 lines. The list only shrinks. */
export const longFiles: readonly string[] = [];
