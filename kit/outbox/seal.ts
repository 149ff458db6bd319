import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What a message says; mails in two forms. */
interface Words {
  readonly text: string;
  readonly html?: string;
}

/**
 * What opens something in a link: a fragment, or a value of the query, of 20 signs or more. Nothing a person reads in a
 * link is that long and without a break.
 */
const secretsInLinks = /(https?:\/\/[^\s"'<>#?]*[^\s"'<>]*?[#=])([\w.~-]{20,})/g;

/** Where the secret with a number stood. Square brackets stand in no link. */
const place = /\[secret (\d+)\]/g;
/** What stands for a secret in the words that are kept; the number is its own. */
export const placeOf = (number: number): string => `[secret ${number}]`;

/** What stands there for readers who may not have the secret. */
export const mask = '••••••••';

/**
 * Takes the secrets out of the links of a message, whoever wrote it.
 * @param placed secrets that {@link placeOf} has put a place for already
 */
export function extractSecrets(words: Words, placed: readonly string[] = []): { words: Words; secrets: string[] } {
  const secrets = [...placed];
  const without = (text: string) =>
    text.replace(secretsInLinks, (_, before: string, secret: string) => {
      if (!secrets.includes(secret)) secrets.push(secret);
      return before + placeOf(secrets.indexOf(secret));
    });
  const text = without(words.text);
  return { words: { text, ...(words.html === undefined ? {} : { html: without(words.html) }) }, secrets };
}

/** Puts secrets back where they stood, or the mask. */
export const insertSecrets = (text: string, secrets: readonly string[] | null): string =>
  text.replace(place, (_, number: string) => (secrets ? (secrets[Number(number)] ?? mask) : mask));

/** Hides the secrets of a message of former days, in which they stand as they were written. */
export const maskSecrets = (text: string): string =>
  insertSecrets(text, null).replace(secretsInLinks, (_, before: string) => before + mask);

/** Encrypts secrets for the table (AES-256-GCM): a copy of the database opens no account. */
export function seal(secrets: readonly string[], key: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what {@link seal} made. Throws when the key is another one or somebody has changed it. */
export function unseal(sealed: string, key: Uint8Array): string[] {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(
    Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'),
  ) as string[];
}
