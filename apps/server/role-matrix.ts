import { mayCall } from '#kit/access/assert-access.ts';
import type { Access, Caller, Role } from '#kit/contract/access.ts';
import { isCalled } from '#kit/contract/cost.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { desks } from '#kit/desks/desks.ts';

/** Who asks, in the matrix: each with the session they would have. */
export const matrixRoles = {
  'no session': { subjectId: null, accountId: null, roles: [] },
  visitor: { subjectId: 1, accountId: null, roles: [] },
  guest: { subjectId: 2, accountId: 2, roles: ['guest'] },
  performer: { subjectId: 3, accountId: 3, roles: ['performer'] },
  'operator without a desk': { subjectId: 4, accountId: 4, roles: ['operator'] },
  support: { subjectId: 6, accountId: 6, roles: ['operator', 'support'] },
  moderation: { subjectId: 7, accountId: 7, roles: ['operator', 'moderation'] },
  finance: { subjectId: 8, accountId: 8, roles: ['operator', 'finance'] },
  content: { subjectId: 9, accountId: 9, roles: ['operator', 'content'] },
  administrator: { subjectId: 10, accountId: 10, roles: ['operator', 'administrator'] },
  /** Staff between the password and the second factor. */
  'second factor missing': {
    subjectId: null,
    accountId: null,
    roles: [],
    entering: { accountId: 5, sessionId: 'session on the way in' },
  },
  'ended session': { subjectId: null, accountId: null, roles: [] },
} as const satisfies Record<
  string,
  Pick<Caller, 'subjectId' | 'accountId' | 'entering'> & { readonly roles: readonly Role[] }
>;
export type MatrixRole = keyof typeof matrixRoles;
/** Operators, by their desks. */
const staff: readonly string[] = ['operator without a desk', ...desks];
export const roleNames = Object.keys(matrixRoles) as MatrixRole[];

/** The caller of a role. */
export const callerOf = (role: MatrixRole): Caller => ({
  ...matrixRoles[role],
  sessionId: matrixRoles[role].subjectId === null ? null : `session of ${role}`,
  // What asks for a fresh proof of identity besides is held by step-up.test.ts.
  isProven: true,
  language: 'en',
  country: null,
  ip: '192.0.2.1',
});

/** Over which transport an operation is called. */
export const transportOf = ({ kind }: Operation): string =>
  kind === 'route' ? 'REST' : kind === 'clientMessage' ? 'socket' : 'GraphQL';

/** What the declared rule says, by itself: written here once more, so that a change of the rule's code shows. */
export function declared(access: Access, role: MatrixRole): boolean {
  switch (access.who) {
    case 'anyone':
      return true;
    case 'visitor':
      return !['no session', 'ended session', 'second factor missing'].includes(role);
    case 'loggedIn':
      return ['guest', 'performer', ...staff].includes(role);
    case 'entering':
      return ['guest', 'performer', ...staff, 'second factor missing'].includes(role);
    case 'role':
      if (access.role !== 'operator') return access.role === role;
      if (!staff.includes(role)) return false;
      return !access.desks?.length || role === 'administrator' || access.desks.some((desk) => desk === role);
    case 'internal':
      return access.from === 'anywhere' || role === 'administrator';
    case 'system':
      return false;
  }
}

/** Operations × roles as a table for people (`access.md`). */
export function roleMatrix(operations: readonly Operation[]): string {
  const called = operations
    .filter(isCalled)
    .sort((a, b) => (transportOf(a) + a.name < transportOf(b) + b.name ? -1 : 1));
  const rows = called.map((one) => [
    transportOf(one),
    `\`${one.name}\``,
    ...roleNames.map((role) => (mayCall(one.access, callerOf(role)) ? 'yes' : '·')),
    lineOf(one),
  ]);
  const head = ['wire', 'operation', ...roleNames, 'audit line'];
  return [
    '# Who may call what',
    '',
    'Generated from the contract by `npm run generate`. What belongs to somebody is given only to them, whatever the role.',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

const lineOf = ({ audit }: Operation): string =>
  !audit ? '' : 'none' in audit ? `none: ${audit.none}` : `${audit.kind} \`${audit.as}\``;

/** Problems of the access rule: whoever gets one was not let in. */
const refusals = /^(?:not_logged_in|not_permitted|missing_access_token|second_factor\w*|step_up\w*)$/;
/** Problems that come after the access rule: the handler ran (in the matrix each throws `unavailable`) or the input did not fit. */
const afterAccess = /^(?:unavailable|invalid_input)$/;

/**
 * Whether the body of an answer says that the caller was let in.
 * @throws Error naming the operation when the answer is neither data nor one of these problems: a document that was not run proves nothing
 */
export function isLetInBy(operation: string, body: string): boolean {
  const answer = jsonOf(body);
  const [error] = answer?.errors ?? [];
  const code = error?.extensions?.code ?? answer?.code;
  if (code !== undefined && refusals.test(code)) return false;
  if (code !== undefined && afterAccess.test(code)) return true;
  if (answer?.data && !error) return true;
  throw new Error(`${operation}: its answer is neither data nor a known refusal: ${body.slice(0, 500)}`);
}

interface Answer {
  readonly code?: string;
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

function jsonOf(body: string): Answer | null {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return null;
  }
}
