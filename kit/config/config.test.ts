import { describe, expect, it } from 'vitest';
import { kitProductionSettings as production } from '#kit/testing/production.ts';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', DEMO: 'on' });
  });
  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://nowhere'],
    ['SECRET', 'short'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://www.example.org/vesper'],
    ['PUBLIC_URL', 'https://name:word@www.example.org'],
    ['ROLES', 'web,cooking'],
    ['DEMO', 'maybe'],
    ['OFFICE_ADDRESSES', '192.0.2.0/33'],
    ['SECURE_ADDRESSES', '192.0.2.7, localhost'],
    ['INTERNAL_ENDPOINTS', 'yes'],
    ['METRICS_TOKEN', 'short'],
  ])('that are wrong stop the start with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
  it('list nobody, and switch internal endpoints off in production, unless they say otherwise', () => {
    expect(readConfig({})).toMatchObject({ OFFICE_ADDRESSES: [], SECURE_ADDRESSES: [], INTERNAL_ENDPOINTS: true });
    expect(readConfig(production).INTERNAL_ENDPOINTS).toBe(false);
    expect(readConfig({ ...production, INTERNAL_ENDPOINTS: 'on' }).INTERNAL_ENDPOINTS).toBe(true);
    expect(readConfig({ OFFICE_ADDRESSES: ' 192.0.2.7, 2001:db8::/32,' }).OFFICE_ADDRESSES).toEqual([
      '192.0.2.7',
      '2001:db8::/32',
    ]);
  });
});

describe('production', () => {
  const complaints = (env: Record<string, string>): string => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('starts with a secret, a mail server and an address with https; a slash at its end does no harm', () => {
    expect(readConfig(production)).toMatchObject({ NODE_ENV: 'production', DEMO: 'off', INTERNAL_ENDPOINTS: false });
    expect(readConfig({ ...production, PUBLIC_URL: 'https://vesper.example/' }).PUBLIC_URL).toBe(production.PUBLIC_URL);
  });

  it('names everything that is missing at once', () => {
    const said = complaints({ NODE_ENV: 'production' });
    for (const name of ['PUBLIC_URL', 'SECRET', 'SMTP_URL']) {
      expect(said).toContain(name);
    }
  });

  it.each([
    ['PUBLIC_URL', 'http://www.example.org'],
    ['SECRET', 'x'.repeat(40)],
    ['DEMO', 'on'],
    ['DEMO', 'seed'],
    ['MODE', 'dev'],
    ['CLOCK_SPEED', '20'],
    ['CLOCK_SPEED_SINCE', '1700000000000'],
    ['LIMIT_FACTOR', '10000'],
    ['PATIENCE_FACTOR', '4'],
    ['SECURE_ADDRESSES', '0.0.0.0/0'],
    ['OFFICE_ADDRESSES', '::/0'],
    ['SECURE_ADDRESSES', '127.0.0.1'],
  ])('refuses a door of tests and demos by its name: %s=%s', (name, value) => {
    expect(complaints({ ...production, [name]: value })).toContain(`${name}: `);
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['HOST', 'www.example.org'],
    ['PUBLIC_URL', 'https://www.example.org'],
    ['TRUST_PROXY', 'on'],
  ])('is what an installation counts as that others reach and that does not say what it is: %s=%s', (name, value) => {
    const said = complaints({ [name]: value });
    for (const named of ['SECRET', 'SMTP_URL', 'NODE_ENV=development']) expect(said).toContain(named);
    expect(readConfig({ ...production, NODE_ENV: '', [name]: value }).NODE_ENV).toBe('production');
    expect(readConfig({ [name]: value, NODE_ENV: 'development' })).toMatchObject({
      NODE_ENV: 'development',
      DEMO: 'on',
    });
  });

  it.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('is not what only this machine reaches: %s', (HOST) => {
    expect(readConfig({ HOST }).NODE_ENV).toBe('development');
    expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost:3000' }).NODE_ENV).toBe('development');
    // A proxy on the same machine, and a name only this machine knows.
    expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost', TRUST_PROXY: 'on' }).NODE_ENV).toBe('development');
  });
});
