import type { Config } from '#kit/config/config.ts';
import { readConfig } from '#kit/config/config.ts';

/**
 * The configuration of a world that is made of single domains: the settings of each are read when it asks for them, so
 * the world needs no list.
 * @throws ConfigError for what the start would refuse as well
 */
export function testConfig(env: Readonly<Record<string, string>>): Config {
  return { ...readConfig(env), of: (settings) => readConfig(env, [settings]).of(settings) };
}
