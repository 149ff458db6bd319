import { z } from 'zod';
import { typedText } from './typed-text.ts';

/** RFC 5321 §4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
const maxLength = 254;

/** Everything but spaces, controls, angle and other brackets, backslash, dot, comma, semicolon, colon, quote and @. */
const atom = '[^<>()[\\]\\\\.,;:\\s@"\\p{Cc}\\p{Cs}]+';
/** RFC 5321 §4.1.2: printable ASCII, with quote and backslash escaped. */
const quoted = '"(?:[\\x20-\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\[\\x20-\\x7e])+"';
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const address = `\\[${octet}(?:\\.${octet}){3}\\]`;
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** A top-level part has two letters or more; one of another script is written `xn--p1ai` (RFC 5891). */
const topLevel = '(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9-]{0,58}[a-zA-Z0-9])';
const domain = `(?:${label}\\.)+${topLevel}`;
/** As somebody types a name of any script; what it may be is asked of its ASCII form. */
const typedLabel = '[a-zA-Z0-9\\p{L}\\p{N}](?:[a-zA-Z0-9\\p{L}\\p{M}\\p{N}\\u200c\\u200d\\u00b7-]{0,62})';
const typedDomain = `(?:${typedLabel}[.\\u3002])+${typedLabel}`;

const written = (host: string): RegExp =>
  new RegExp(`^(?:${atom}(?:\\.${atom})*|${quoted})@(?:${address}|${host})$`, 'u');

/**
 * The e-mail rule of spec 1 §5: one local part (a quoted one allowed), `@`, then an IPv4 address in brackets or a
 * domain whose top-level part has at least two letters. It holds for the ASCII form of an address.
 */
const emailPattern = written(domain);

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * An address with its domain in ASCII, as mail servers take it (RFC 5891): `x@müller.de` is `x@xn--mller-kva.de`. One whose
 * domain is ASCII already stays as it is, and so does what names no domain.
 */
export function asciiAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const typed = text.slice(at);
  if (at === 0 || isAscii(typed)) return text;
  // What would end the host of a web address, or is decoded there, is no part of a name.
  const host = /[/?#\\:%@[\]\s]/u.test(typed) ? undefined : URL.parse(`http://${typed}`)?.hostname;
  return host ? text.slice(0, at) + host : text;
}

/** Shown as typed; letters that only look otherwise (full-width ones) are the plain ones of the name. */
function shown(text: string): string {
  const ascii = asciiAddress(text);
  return /xn--/.test(ascii) ? text.normalize('NFC') : ascii;
}

/** An e-mail address as a person types it, with a domain of any script; surrounding spaces are taken off. */
export const email = typedText('email')
  .max(maxLength)
  .pipe(
    z
      .email({ pattern: written(`(?:${domain}|${typedDomain})`), abort: true })
      .superRefine((text, context) => {
        const ascii = asciiAddress(text);
        if (ascii.length > maxLength || !emailPattern.test(ascii))
          context.addIssue({ code: 'invalid_format', format: 'email', input: text });
      })
      .overwrite(shown),
  );

/** What makes two addresses the same mailbox for us: letter case, composed characters and the form of a domain do not matter. */
export const emailKey = (address: string): string => asciiAddress(address).normalize('NFC').toLowerCase();
