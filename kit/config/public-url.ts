import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';

/** The origin people reach us at, without a slash at its end: `PUBLIC_URL`, else where we listen. */
export function publicOrigin(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin;
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${config.PORT}`;
}
