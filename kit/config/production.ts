import { isIP } from 'node:net';
import { addressList } from '#kit/addresses/addresses.ts';

const loopback = addressList(['127.0.0.0/8', '::1']);

/** Whether only programs on this machine reach a host name or address. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare)) return loopback.has(bare);
  return bare === 'localhost' || bare.endsWith('.localhost');
}

/**
 * Why an installation that does not say what it is counts as production: strangers can reach it. Null when only this
 * machine does.
 */
export function reachedByStrangers(settings: {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: boolean;
}): string | null {
  if (!isLoopback(settings.HOST)) return `HOST=${settings.HOST} is reached from other machines`;
  if (settings.PUBLIC_URL && !isLoopback(new URL(settings.PUBLIC_URL).hostname)) {
    return `PUBLIC_URL=${settings.PUBLIC_URL} is reached from other machines`;
  }
  if (settings.TRUST_PROXY && !settings.PUBLIC_URL) return 'TRUST_PROXY=on says that a proxy leads visitors here';
  return null;
}

/** What the rules of production look at. */
export interface ProductionSettings {
  readonly MODE: 'start' | 'dev';
  readonly PUBLIC_URL?: string | undefined;
  readonly SECRET?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly SMS_URL?: string | undefined;
  readonly DEMO?: 'on' | 'off' | 'seed' | undefined;
  readonly CLOCK_SPEED: number;
  readonly CLOCK_SPEED_SINCE?: number | undefined;
  readonly LIMIT_FACTOR: number;
  readonly PATIENCE_FACTOR: number;
  readonly TRUST_PROXY: boolean;
  readonly OFFICE_ADDRESSES: readonly string[];
  readonly SECURE_ADDRESSES: readonly string[];
}

/** What keeps an installation from running in production: one sentence for each setting, which it names. All at once. */
export function hindrancesOf(settings: ProductionSettings): string[] {
  const found: string[] = [];
  const refuse = (isWrong: boolean, sentence: string) => void (isWrong && found.push(sentence));
  refuse(
    settings.PUBLIC_URL === undefined,
    'PUBLIC_URL: must be set in production, so that links in pages and mails lead to the site, whatever name a request uses',
  );
  refuse(
    settings.PUBLIC_URL !== undefined && !settings.PUBLIC_URL.startsWith('https:'),
    'PUBLIC_URL: must start with https:// in production, so that nobody between a visitor and the site reads along',
  );
  refuse(
    settings.SECRET === undefined,
    'SECRET: must be set in production: 32 random characters or more, the same for every process',
  );
  refuse(
    settings.SECRET !== undefined && new Set(settings.SECRET).size < 10,
    'SECRET: can be guessed; take 32 random characters or more, for instance from openssl rand -base64 48',
  );
  refuse(
    settings.SMTP_URL === undefined,
    'SMTP_URL: must be set in production, so that mails reach people instead of being kept for operators to read',
  );
  refuse(
    settings.SMS_URL?.startsWith('http:') === true && !isLoopback(new URL(settings.SMS_URL).hostname),
    'SMS_URL: must start with https:// in production, so that nobody on the way reads numbers and codes',
  );
  refuse(
    settings.DEMO !== undefined && settings.DEMO !== 'off',
    `DEMO: must not be ${settings.DEMO} in production, because everybody knows the password of the demo accounts`,
  );
  refuse(settings.MODE === 'dev', 'MODE: must not be dev in production; npm start serves the built site');
  refuse(settings.CLOCK_SPEED !== 1, 'CLOCK_SPEED: must be 1 in production');
  refuse(settings.CLOCK_SPEED_SINCE !== undefined, 'CLOCK_SPEED_SINCE: must not be set in production');
  refuse(settings.LIMIT_FACTOR !== 1, 'LIMIT_FACTOR: must be 1 in production; it is there for automated journeys');
  refuse(
    settings.PATIENCE_FACTOR !== 1,
    'PATIENCE_FACTOR: must be 1 in production; it is there for automated journeys',
  );
  for (const name of ['OFFICE_ADDRESSES', 'SECURE_ADDRESSES'] as const) {
    const networks = settings[name];
    refuse(
      networks.some((network) => /\/0+$/.test(network)),
      `${name}: must not list everybody (/0) in production`,
    );
    const local = networks.some((network) => loopback.has(network.replace(/\/.*$/, '')));
    refuse(
      local && !settings.TRUST_PROXY,
      `${name}: lists this machine, which in production is where a proxy forwards everybody from; leave it out, or set TRUST_PROXY=on`,
    );
  }
  return found;
}
