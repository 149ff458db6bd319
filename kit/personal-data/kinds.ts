/** On what a purpose stands: GDPR Art. 6 (1) a, b, c and f. */
export const legalBases = ['consent', 'contract', 'legalDuty', 'legitimateInterest'] as const;
export type LegalBasis = (typeof legalBases)[number];

/** How long something is kept: as long as the account, for days or years, until something happens, or without an end. */
export const retentions = ['withAccount', 'days', 'years', 'until', 'noEnd'] as const;

/** What an erasure does. */
export const erasures = ['delete', 'blank', 'keep'] as const;
