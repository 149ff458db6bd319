/** What the audit log says of a call by somebody of the platform. It stands beside the operation. */
export type AuditRule = AuditLineRule | UnauditedRule;

/** A line for every call. */
export interface AuditLineRule {
  /** The line's operation, `live.endChat`. */
  readonly as: string;
  /** A change stands in the log each time; the same reading by the same person once in {@link repeatedReadSeconds}. */
  readonly kind: AuditKind;
  /** What it is about, filled from the input: `chat:{chatId}`. */
  readonly subject?: string;
  /**
   * The use case writes the line itself, because it alone knows the outcome or which of its transactions makes the
   * change. Otherwise the dispatcher does: in the first transaction of a change, or before a reading is answered.
   */
  readonly byUseCase: boolean;
}

/** No line, and why none is needed. */
export interface UnauditedRule {
  readonly none: string;
}

export const auditKinds = ['change', 'read'] as const;
export type AuditKind = (typeof auditKinds)[number];

/** For how many seconds the same reading by the same person is not written again: pages refresh themselves. */
export const repeatedReadSeconds = 15 * 60;

/** A call that changes something. */
export const auditedChange = (as: string, subject?: string): AuditLineRule => rule(as, 'change', false, subject);
/** A call that changes something and writes its own line, in its own transaction. */
export const selfAuditedChange = (as: string, subject?: string): AuditLineRule => rule(as, 'change', true, subject);
/** A call that reads what belongs to others, or what only the platform may know. */
export const auditedRead = (as: string, subject?: string): AuditLineRule => rule(as, 'read', false, subject);
/** A call that needs no line, with the reason. */
export const unaudited = (none: string): UnauditedRule => ({ none });

/** The key of the words for a line's operation, among those of the domain it is named after: `live.office.did.endChat`. */
export const auditWordOf = (operation: string): string => operation.replace('.', '.office.did.');

const rule = (as: string, kind: AuditKind, byUseCase: boolean, subject?: string): AuditLineRule => ({
  as,
  kind,
  byUseCase,
  ...(subject === undefined ? {} : { subject }),
});
