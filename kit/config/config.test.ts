import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.example.org' };

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', DEMO: 'on' });
  });
  it('leave the demo world out of production unless it is asked for', () => {
    expect(readConfig(production).DEMO).toBe('off');
    expect(readConfig({ ...production, DEMO: 'seed' }).DEMO).toBe('seed');
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
    ['SOCIAL_PROFILES', 'http://x.com/vesper'],
    ['SOCIAL_PROFILES', 'https://a.de,https://b.de,https://c.de,https://d.de,https://e.de'],
    ['HELP_URL_DE', 'javascript:alert(1)'],
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
  it('refuse half a partner brand', () => {
    expect(() => readConfig({ PARTNER_BRAND_ACTOR: 'Vesna' })).toThrow('PARTNER_BRAND_HOST');
    expect(() => readConfig({ PARTNER_BRAND_HOST: 'www.example.org' })).toThrow('PARTNER_BRAND_ACTOR');
  });
  it('must say in production where the site is reached; a slash at the end does no harm', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL');
    expect(readConfig({ ...production, PUBLIC_URL: 'https://www.example.org/' }).PUBLIC_URL).toBe(
      production.PUBLIC_URL,
    );
  });
  it('refuse a fast clock in production', () => {
    expect(() => readConfig({ ...production, CLOCK_SPEED: '20' })).toThrow('CLOCK_SPEED');
  });
});
