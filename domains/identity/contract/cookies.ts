/** Opaque session token, 256 random bits; only its hash is stored. HttpOnly. */
export const sessionCookie = 'vesper_session';
/** Signed id of an anonymous visitor. HttpOnly. */
export const visitorCookie = 'vesper_visitor';
/** Names a device somebody logged in on before, and to which accounts; signed, lets nobody in by itself. HttpOnly. */
export const deviceCookie = 'vesper_device';
/** Binds a passkey ceremony to the browser that began it. HttpOnly, minutes. */
export const passkeyCookie = 'vesper_passkey';

/** A login between the right password and the second factor. HttpOnly, minutes. */
export const loginCookie = 'vesper_login';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Lifetimes in milliseconds. */
export const lifetimes = {
  /** An access token; the client renews it before. */
  accessToken: 15 * minute,
  /** A session token is replaced when it is older than this. */
  rotateAfter: 12 * hour,
  /** The replaced token still works this long after the new one was first seen (requests under way, other tabs). */
  rotationGrace: minute,
  /** A session nobody uses ends after this; operators' sessions sooner (OWASP Session Management: by what is at stake). */
  sessionIdle: 30 * day,
  operatorIdle: 12 * hour,
  /** A session ends after this in any case. */
  sessionAbsolute: 180 * day,
  operatorAbsolute: 7 * day,
  visitor: 180 * day,
  /** How long a device stays known after a login on it. */
  device: 180 * day,
  emailVerification: 3 * day,
  passwordReset: hour,
  passkeyCeremony: 5 * minute,
  /** How long a shown password or passkey counts as fresh for what asks for step-up. */
  stepUp: 10 * minute,
  /** From the right password to the second factor. */
  secondStep: 10 * minute,
  /** From the QR code to its first right code. */
  totpSetUp: 15 * minute,
  /** A former address is told of changes of credentials this long. */
  formerAddress: 30 * day,
  /** An invitation that ran out stays in the list of what happened this long. */
  invitationKept: 30 * day,
} as const;
