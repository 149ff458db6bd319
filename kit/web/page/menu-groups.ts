/** The groups of a long menu, in their order. */
export const menuGroups = ['people', 'live', 'content', 'money', 'marketing', 'trust', 'platform'] as const;
export type MenuGroup = (typeof menuGroups)[number];
