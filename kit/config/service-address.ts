import { z } from 'zod';

/** How an address of a service is written, for the sentence that refuses it. */
export interface AddressForm {
  /** Without colon: `postgres`, `rediss`. */
  readonly schemes: readonly string[];
  /** One that is right. */
  readonly example: string;
  /** Whether it has to name who we are there. */
  readonly withUser?: boolean;
  /** Whether it has to name a place there, such as a bucket. */
  readonly withPath?: boolean;
}

/** As it has to stand in the user's name and the password (RFC 3986 §2.1). */
const encoded = 'signs of user and password such as @ : / ? # % are written encoded (%40 %3A %2F %3F %23 %25)';

/**
 * An address with a user and a password in it. What is no such address, or reads as another one because a sign of the
 * password is not encoded, is refused in a sentence that shows nothing of it. The value is the address as the URL standard
 * writes it, so that every library that gets it reads the same.
 */
export function serviceAddress(form: AddressForm) {
  const error = `takes an address such as ${form.example}; ${encoded}`;
  return z
    .string()
    .trim()
    .refine((text) => isReadAsMeant(text, form), { error })
    .transform((text) => new URL(text).href);
}

function isReadAsMeant(text: string, { schemes, withUser, withPath }: AddressForm): boolean {
  const url = URL.parse(text);
  if (!url || !schemes.includes(url.protocol.slice(0, -1)) || !/^[a-z0-9+]+:\/\//i.test(text)) return false;
  // An unencoded / ? or # in a password ends the host there; then the real host, behind its @, stands in what follows.
  if (url.hash !== '' || text.includes('#') || `${url.pathname}${url.search}`.includes('@') || text.includes('\\'))
    return false;
  if (/%(?![0-9a-f]{2})/i.test(text) || /[\p{Cc}\s]/u.test(text)) return false;
  // A socket in the file system is named by `?host=/run/postgresql`.
  if (url.host === '' && !url.searchParams.has('host')) return false;
  if (withUser && (url.username === '' || url.password === '')) return false;
  if (withPath && url.pathname.replace(/\/+$/, '') === '') return false;
  return [url.username, url.password, url.hostname, url.pathname].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const databaseAddress = serviceAddress({
  schemes: ['postgres', 'postgresql'],
  example: 'postgres://user:password@db.example.org:5432/vesper',
});
export const redisAddress = serviceAddress({
  schemes: ['redis', 'rediss'],
  example: 'redis://user:password@redis.example.org:6379/0',
});
export const bucketAddress = serviceAddress({
  schemes: ['http', 'https'],
  example: 'https://key:secret@s3.example.org/bucket?region=eu-central-1',
  withUser: true,
  withPath: true,
});
export const mailServerAddress = serviceAddress({
  schemes: ['smtp', 'smtps'],
  example: 'smtp://user:password@mail.example.org:587',
});
