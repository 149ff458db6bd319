import { expect, it } from 'vitest';
import { z } from 'zod';
import { testConfig } from '#kit/testing/config.ts';
import { kitProductionSettings } from '#kit/testing/production.ts';
import { readConfig } from './config.ts';
import { ConfigError, defineSettings } from './settings.ts';
import { flag, networks } from './shapes.ts';

const oven = defineSettings(
  'oven',
  {
    OVEN_HEAT: z.coerce.number().int().max(300).default(180).describe('how hot it is, in degrees'),
    OVEN_NAME: z.string().optional().describe('what it is called'),
    OVEN_KEY: z.string().optional().describe('what it is locked with'),
    OVEN_IS_TOY: flag.prefault('off').describe('`on` bakes nothing'),
  },
  {
    pairs: [['OVEN_NAME', 'OVEN_KEY']],
    conflicts: ({ OVEN_IS_TOY, OVEN_HEAT }) => (OVEN_IS_TOY && OVEN_HEAT > 40 ? ['OVEN_HEAT: toys stay cool'] : []),
    hindrances: ({ OVEN_IS_TOY }) => (OVEN_IS_TOY ? ['OVEN_IS_TOY: nobody buys what a toy bakes'] : []),
  },
);
const shop = defineSettings('shop', { SHOP_NETWORKS: networks.describe('who may come in') });

const complaint = (env: Record<string, string>) => {
  try {
    readConfig(env, [oven, shop]);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

it('a domain reads its own settings with their types, and their defaults where nothing is said', () => {
  const config = readConfig({ OVEN_HEAT: '220', OVEN_NAME: '' }, [oven, shop]);
  const heat: number = config.of(oven).OVEN_HEAT;
  expect(heat).toBe(220);
  expect(config.of(oven)).toMatchObject({ OVEN_IS_TOY: false });
  expect(config.of(shop)).toEqual({ SHOP_NETWORKS: [] });
  // @ts-expect-error a name that is not declared is an error before anything runs
  expect(config.of(oven).OVEN_HEATING).toBeUndefined();
  // @ts-expect-error and so is another domain's setting
  expect(config.of(oven).SHOP_NETWORKS).toBeUndefined();
});

it('everything that is wrong is named at once, whoever owns it', () => {
  const said = complaint({ OVEN_HEAT: '900', SHOP_NETWORKS: 'home', PORT: '70000' });
  for (const name of ['OVEN_HEAT', 'SHOP_NETWORKS', 'PORT']) expect(said).toContain(name);
  expect(complaint({ OVEN_NAME: 'Agnes', OVEN_IS_TOY: 'on' })).toBe(
    'These settings are wrong.\n  OVEN_NAME, OVEN_KEY: set both or neither\n  OVEN_HEAT: toys stay cool',
  );
});

it('what keeps a domain out of production is said beside what keeps the rest out, and nowhere else', () => {
  const toy = { OVEN_IS_TOY: 'on', OVEN_HEAT: '20' };
  const said = complaint({ NODE_ENV: 'production', ...toy });
  expect(said).toContain('OVEN_IS_TOY: nobody buys');
  expect(said).toContain('SECRET: must be set');
  expect(complaint({ ...kitProductionSettings, ...toy })).toContain('OVEN_IS_TOY');
  expect(complaint(toy)).toBe('');
  // Reached by others, it counts as production, and says why.
  expect(complaint({ ...kitProductionSettings, ...toy, NODE_ENV: '' })).toContain('NODE_ENV=development');
});

it('a variable has one owner: a second one stops the start with a sentence', () => {
  const other = defineSettings('grill', { OVEN_HEAT: z.string().optional().describe('the same again') });
  const port = defineSettings('harbour', { PORT: z.string().optional().describe('where ships land') });
  expect(() => readConfig({}, [oven, other])).toThrow('OVEN_HEAT is declared by oven and by grill: one owns it.');
  expect(() => readConfig({}, [port])).toThrow('PORT is declared by kit and by harbour');
});

it('what no domain of the list has named cannot be read; a variable that nobody declares is nobody’s', () => {
  expect(() => readConfig({}, [shop]).of(oven)).toThrow('The settings of oven are not read');
  expect(readConfig({ OVEN_HEAT: 'hot' }, [shop])).not.toHaveProperty('OVEN_HEAT');
});

it('a world of single domains reads the settings of those it has, and refuses wrong ones as a start does', () => {
  const config = testConfig({ NODE_ENV: 'test', OVEN_HEAT: '90', SHOP_NETWORKS: 'home' });
  expect(config.of(oven).OVEN_HEAT).toBe(90);
  expect(() => config.of(shop)).toThrow('SHOP_NETWORKS');
});
