/**
 * A domain's place among the others: its tier, and the domains below that it may reach: on the server through their
 * index, in screens through what they offer to screens, in contracts; imports of types count.
 */
export interface Place {
  readonly tier: Tier;
  readonly may: readonly string[];
  /** Those whose servers only the worlds of its tests need. */
  readonly testing?: readonly string[];
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
  office: { tier: 'foundation', may: ['identity'] },
  ledger: { tier: 'money', may: ['guest', 'identity'] },
  payments: { tier: 'money', may: ['guest', 'ledger', 'legal'] },
  performers: { tier: 'people', may: ['guest', 'identity', 'media', 'office'] },
  live: {
    tier: 'live',
    may: ['access', 'guest', 'identity', 'ledger', 'legal', 'media', 'performers'],
    testing: ['payments'],
  },
  notices: { tier: 'engagement', may: ['guest', 'identity', 'performers'], testing: ['legal', 'media'] },
  surveys: { tier: 'engagement', may: ['live'] },
  tracking: { tier: 'engagement', may: ['guest', 'identity', 'live', 'payments', 'performers'] },
  search: { tier: 'engagement', may: ['performers', 'seo'] },
  experiments: { tier: 'engagement', may: ['guest', 'identity', 'office', 'tracking'] },
  seo: { tier: 'engagement', may: ['media', 'office', 'performers'] },
  help: { tier: 'engagement', may: [] },
  internal: { tier: 'operations', may: ['guest', 'identity', 'office', 'performers'], testing: ['media'] },
};

/** Files that may be longer than 400 lines. The list only shrinks. */
export const longFiles: readonly string[] = [];

/** Imports of screens and contracts that point upward or close a circle: `file -> domain`. The list only shrinks. */
export const upwardImports: readonly string[] = [
  'domains/identity/web/guest/routes/auth-frame.tsx -> guest',
  'domains/identity/web/guest/routes/security.tsx -> guest',
  'domains/identity/web/guest/routes/sign-up.tsx -> experiments',
  'domains/identity/web/guest/security/address-card.tsx -> guest',
  'domains/identity/web/guest/security/sessions-card.tsx -> guest',
  'domains/identity/web/parts/log-out-button.tsx -> guest',
  'domains/legal/web/parts/legal-page.tsx -> seo',
  'domains/legal/web/parts/load-text.ts -> seo',
  'domains/legal/web/state/decide.ts -> guest',
  'domains/live/web/guest/room/survey-dialog.tsx -> surveys',
  'domains/performers/web/guest/routes/cams.tsx -> seo',
  'domains/performers/web/guest/routes/category.tsx -> seo',
  'domains/performers/web/guest/routes/free-chat.tsx -> seo',
  'domains/performers/web/guest/routes/home.tsx -> seo',
  'domains/performers/web/guest/routes/new-girls.tsx -> seo',
  'domains/performers/web/guest/routes/profile-frame.tsx -> seo',
  'domains/performers/web/guest/routes/profile-overview.tsx -> seo',
  'domains/performers/web/parts/list-page.tsx -> seo',
  'domains/performers/web/parts/load-list.ts -> seo',
  'domains/performers/web/parts/profile-head.ts -> seo',
];
