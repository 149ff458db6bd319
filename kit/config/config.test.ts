import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', DEMO: 'on' });
  });
  it('leave the demo world out of production unless it is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe('off');
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'seed' }).DEMO).toBe('seed');
  });
  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://nowhere'],
    ['SECRET', 'short'],
    ['ROLES', 'web,cooking'],
    ['DEMO', 'maybe'],
  ])('that are wrong stop the start with a sentence that names %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
  it('refuse a fast clock in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production', CLOCK_SPEED: '20' })).toThrow('CLOCK_SPEED');
  });
});
