import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';
import { bucketAddress, databaseAddress } from './service-address.ts';

const refusal = (name: string, value: string): string => {
  try {
    readConfig({ [name]: value });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const word = 'p4ss-w0rd';

describe('a password with a sign that is not encoded is told by the name of its setting, and is not shown', () => {
  const signs = ['/', '?', '#', '%', '%zz', '/a@b', '\\', ' ', '%ff'];
  test.each([
    ['DATABASE_URL', (sign: string) => `postgres://vesper:${word}${sign}x@db.example.org:5432/vesper`],
    ['REDIS_URL', (sign: string) => `rediss://:${word}${sign}x@redis.example.org:6379/1`],
    ['S3_URL', (sign: string) => `https://AKIA:${word}${sign}x@s3.example.org/bucket`],
    ['SMTP_URL', (sign: string) => `smtp://mail:${word}${sign}x@mail.example.org:587`],
  ])('%s', (name, address) => {
    for (const sign of signs) {
      const said = refusal(name, address(sign));
      expect(said, sign).toContain(`${name}: takes an address such as`);
      expect(said, sign).not.toContain(word);
    }
  });
});

describe('what is no address of its kind is told by the name of its setting', () => {
  test.each([
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'postgres:db'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://db:99999/x'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://'],
    ['S3_URL', 's3://key:secret@host/bucket'],
    ['S3_URL', 'https://host/bucket'],
    ['S3_URL', 'https://key@host/bucket'],
    ['S3_URL', 'https://key:secret@host'],
    ['SMTP_URL', 'mail.example.org'],
  ])('%s=%s', (name, value) => expect(refusal(name, value)).toContain(`${name}: takes an address such as`));
});

it('every password can be written encoded, and is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (password) => {
      const written = `https://key:${encodeURIComponent(password)}@s3.example.org/bucket`;
      expect(decodeURIComponent(new URL(bucketAddress.parse(written)).password)).toBe(password);
    }),
  );
});

test.each([
  ['postgres://localhost/vesper', 'postgres://localhost/vesper'],
  ['postgresql://u:p@[::1]:5433/v?sslmode=require', 'postgresql://u:p@[::1]:5433/v?sslmode=require'],
  ['postgres:///vesper?host=/run/postgresql', 'postgres:///vesper?host=/run/postgresql'],
  ['postgres://u:p%40ss@db/v', 'postgres://u:p%40ss@db/v'],
  ['postgres://u@corp:p@db/v', 'postgres://u%40corp:p@db/v'],
])('%s is an address of a database', (text, value) => expect(databaseAddress.parse(text)).toBe(value));
