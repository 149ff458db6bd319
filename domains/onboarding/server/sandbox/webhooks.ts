import { createHash, randomUUID } from 'node:crypto';
import { daysBefore } from '#kit/i18n/days.ts';
import type { SandboxDecision } from './words.ts';

interface Session {
  readonly id: string;
  readonly vendorData: string;
  readonly person: { readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string };
}

/** A webhook, and how it comes. */
export interface Sent {
  readonly body: object;
  readonly isDecision?: true;
  readonly delayMs?: number;
  readonly isForged?: true;
}

const lateMs = 10 * 60_000;

/** What the provider posts when something was decided about a session: the bodies of its decision and event webhooks. */
export function webhooksOf({ id, vendorData, person }: Session, decision: SandboxDecision, day: string): Sent[] {
  const attemptId = randomUUID();
  const event = (code: number, action: string): Sent => ({
    body: { id, attemptId, feature: 'selfid', code, action, vendorData },
  });
  const decided = (code: number, status: string, more: object = {}): Sent => ({
    isDecision: true,
    body: {
      status: 'success',
      verification: {
        ...{ id, attemptId, code, status, vendorData, reason: null, reasonCode: null, person: {}, document: {} },
        ...more,
      },
    },
  });
  /** The same person has the same document; a shared one is everybody's. */
  const number = (isShared: boolean): string =>
    isShared
      ? 'SPECI2014'
      : createHash('sha256')
          .update(JSON.stringify([person.firstName, person.lastName, person.dateOfBirth]))
          .digest('hex')
          .slice(0, 9)
          .toUpperCase();
  const approved = (change: { person?: object; document?: object; isShared?: boolean } = {}): Sent =>
    decided(9001, 'approved', {
      person: { ...person, ...change.person },
      document: {
        ...{ type: 'ID_CARD', country: 'DE', number: number(change.isShared ?? false) },
        ...{ validUntil: `${Number(day.slice(0, 4)) + 5}-03-01`, ...change.document },
      },
    });
  const handedIn = [event(7001, 'started'), event(7002, 'submitted')];
  switch (decision) {
    case 'approve':
      return [...handedIn, approved()];
    case 'submit':
      return handedIn;
    case 'resubmit':
      return [...handedIn, decided(9103, 'resubmission_requested', { reasonCode: 204, reason: 'Poor image quality' })];
    case 'otherName':
      return [...handedIn, approved({ person: { firstName: 'OTHER', lastName: 'PERSON' } })];
    case 'otherFace':
      return [...handedIn, decided(9102, 'declined', { reasonCode: 103, reason: 'Person does not match' })];
    case 'declined':
      return [...handedIn, decided(9102, 'declined', { reasonCode: 106, reason: 'Suspected document tampering' })];
    case 'underage':
      return [...handedIn, approved({ person: { dateOfBirth: `${Number(day.slice(0, 4)) - 17}-01-01` } })];
    case 'sameDocument':
      return [...handedIn, approved({ isShared: true })];
    case 'endsSoon':
      return [...handedIn, approved({ document: { validUntil: daysBefore(day, -20) } })];
    case 'over':
      return [...handedIn, approved({ document: { validUntil: daysBefore(day, 1) } })];
    case 'late':
      // What happened first is told last.
      return [{ ...approved(), delayMs: lateMs }, ...handedIn.map((one) => ({ ...one, delayMs: lateMs + 60_000 }))];
    case 'twice':
      return [...handedIn, approved(), approved()];
    case 'forged':
      return [...handedIn, { ...approved(), isForged: true }];
    case 'expired':
      return [event(7001, 'started'), decided(9104, 'abandoned')];
  }
}
