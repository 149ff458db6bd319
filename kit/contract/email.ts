import { z } from 'zod';

/** RFC 5321 §4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
const maxLength = 254;

/** Everything but spaces, controls, angle and other brackets, backslash, dot, comma, semicolon, colon, quote and @. */
const atom = '[^<>()[\\]\\\\.,;:\\s@"\\p{Cc}\\p{Cs}]+';
/** RFC 5321 §4.1.2: printable ASCII, with quote and backslash escaped. */
const quoted = '"(?:[\\x20-\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\[\\x20-\\x7e])+"';
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const address = `\\[${octet}(?:\\.${octet}){3}\\]`;
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const domain = `(?:${label}\\.)+[a-zA-Z]{2,63}`;

/**
 * The e-mail rule of spec 1 §5: one local part (a quoted one allowed), `@`, then an IPv4 address in brackets or a
 * domain whose top-level part has at least two letters.
 */
export const emailPattern = new RegExp(`^(?:${atom}(?:\\.${atom})*|${quoted})@(?:${address}|${domain})$`, 'u');

/** An e-mail address as a person types it; surrounding spaces are taken off. */
export const email = z
  .string()
  .trim()
  .max(maxLength)
  .pipe(z.email({ pattern: emailPattern }));

/** What makes two addresses the same mailbox for us: letter case and composed characters do not matter. */
export const emailKey = (address: string): string => address.normalize('NFC').toLowerCase();
