import { z } from 'zod';
import { rsaKeyFile } from './key-file.ts';
import { hindrancesOf, reachedByStrangers } from './production.ts';
import { bucketAddress, databaseAddress, mailServerAddress, redisAddress } from './service-address.ts';
import type { AnySettings, Settings, SettingsShape, ValuesOf } from './settings.ts';
import { defineSettings, readSettings, wrongSettings } from './settings.ts';
import { flag, gatewayAddress, networks } from './shapes.ts';

export { ConfigError } from './settings.ts';

const shape = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .optional()
    .describe(
      '`development`, `production` or `test`; when not given, `production` where other machines reach us (`HOST`, `PUBLIC_URL`, `TRUST_PROXY`), else `development`',
    ),
  MODE: z
    .enum(['start', 'dev'])
    .default('start')
    .describe('`dev` serves the site from its sources, for `npm run dev` alone'),
  HOST: z
    .string()
    .min(1)
    .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))
    .default('127.0.0.1')
    .describe('the address to listen at; IPv6 with or without brackets'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('the port to listen at; 0 takes any that is free'),
  DATA_DIR: z.string().min(1).default('./data').describe('the folder of everything that is kept'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'takes an address such as https://www.example.org' })
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash, username }) => pathname + search + hash + username === '/', {
      error: 'takes an address without a path, such as https://www.example.org',
    })
    .transform(({ origin }) => origin)
    .optional()
    .describe(
      'where people reach the site, as `https://www.example.org`: every link we send or print starts with it; must be set in production',
    ),
  DATABASE_URL: databaseAddress
    .optional()
    .describe(
      'your own PostgreSQL, `postgres://user:password@host:5432/vesper` (`?sslmode=require`, or `postgres:///vesper?host=/run/postgresql` for a socket); the embedded one when not given',
    ),
  REDIS_URL: redisAddress
    .optional()
    .describe('Redis, `redis://user:password@host:6379/0` (`rediss://` for TLS), for several processes'),
  S3_URL: bucketAddress
    .optional()
    .describe(
      'a bucket for pictures and files, `https://key:secret@host/bucket?region=eu-central-1`; `DATA_DIR/objects` when not given',
    ),
  SMTP_URL: mailServerAddress
    .optional()
    .describe(
      'your mail server, `smtp://user:password@host:587` (`smtps://` for TLS from the first byte); must be set in production, elsewhere mails are kept for the office to read',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/, 'must look like Name <address>')
    .optional()
    .describe('the sender of mails, `Name <address>`; no-reply at our own host when not given'),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9._-]{0,62})$/i, 'takes a name such as vesper2026')
    .optional()
    .describe(
      'signs mails (DKIM): the name below `_domainkey` of the sender’s domain where the public key stands; not signed by us when not given',
    ),
  DKIM_KEY_FILE: rsaKeyFile
    .optional()
    .describe('the file with the private key that signs mails, RSA in PEM, for `DKIM_SELECTOR`; read at the start'),
  SMS_URL: gatewayAddress
    .optional()
    .describe(
      'your gateway for SMS: each is posted there as JSON, signed with `SMS_SECRET`; when not given, they are kept for the office to read, and refused in production',
    ),
  SMS_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'takes whsec_ and 24 to 64 random bytes in base64')
    .optional()
    .describe(
      'signs what is posted to `SMS_URL`, as Standard Webhooks does: `whsec_` and 24 to 64 random bytes in base64',
    ),
  SMS_FROM: z
    .string()
    .regex(
      /^(?:\+[1-9]\d{6,14}|[A-Za-z0-9 ]{1,11})$/,
      'takes a number such as +491701234567, or up to 11 letters and digits',
    )
    .optional()
    .describe('the sender of SMS, a number or up to 11 letters and digits; what the gateway puts there when not given'),
  ROLES: z
    .string()
    .default('web,api,realtime,media,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'api', 'realtime', 'media', 'worker'])).min(1))
    .describe('which parts this process runs'),
  DEMO: z
    .enum(['on', 'off', 'seed'])
    .optional()
    .describe(
      'the demo world: `on` seeds and simulates it, `seed` only seeds; `on` outside production when not given, refused in it',
    ),
  CLOCK_SPEED: z.coerce
    .number()
    .min(0.1)
    .max(1000)
    .default(1)
    .describe('runs Vesper’s clock so many times as fast as the wall’s; journeys only'),
  CLOCK_SPEED_SINCE: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'since when it has run faster, ms since the epoch, so that a restart does not set it back; the start when not given',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('warn')
    .describe('from `debug`, `info`, `warn`, `error`, `fatal` up; `silent` logs nothing'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      '32 random characters or more that sign tokens and tickets; when not given, one is made and kept under `DATA_DIR`; must be set in production',
    ),
  LIMIT_FACTOR: z.coerce.number().min(1).max(10000).default(1).describe('multiplies rate limits; journeys only'),
  PATIENCE_FACTOR: z.coerce
    .number()
    .min(1)
    .max(10)
    .default(1)
    .describe('multiplies how long a chat waits for a line or a picture; journeys on slow machines only'),
  METRICS_TOKEN: z
    .string()
    .min(24, 'takes 24 characters or more')
    .optional()
    .describe('lets whoever sends it as a bearer token read `/metrics` and the parts of `/readyz`'),
  TRUST_PROXY: flag
    .prefault('off')
    .describe('`on` takes the visitor’s address and country from the headers of a proxy'),
  PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(1)
    .describe('with `TRUST_PROXY`: how many proxies of ours stand in a row before this process'),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(16)
    .max(100_000)
    .default(256)
    .describe(
      'connections one address (a /64 of IPv6) may hold at a time; behind proxies of ours, requests under way and sockets',
    ),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` takes the service worker out of every browser that has it, should it ever stand in the way'),
  OFFICE_ADDRESSES: networks.describe(
    'addresses and networks of the office, separated by commas; nobody when not given',
  ),
  SECURE_ADDRESSES: networks.describe(
    'addresses and networks of the platform’s own machines: deployment, monitoring, automated tests',
  ),
  INTERNAL_ENDPOINTS: flag
    .optional()
    .describe('`on` or `off`: the endpoints of maintenance and automated tests; on outside production when not given'),
  OPERATOR_NAME: z
    .string()
    .min(1)
    .max(200)
    .default('Vesper operator')
    .describe('who runs this house: shown in the imprint and the legal texts'),
  OPERATOR_ADDRESS: z
    .string()
    .min(1)
    .max(400)
    .default('Example Street 1, 12345 Example Town')
    .describe('the postal address of who runs it'),
  OPERATOR_EMAIL: z
    .email()
    .default('contact@vesper.example')
    .describe('where they are written to; also what the help page sends'),
};

/** What the machinery itself lets operators set; domains declare their own beside themselves. */
export const kitSettings = defineSettings('kit', shape, {
  pairs: [
    ['SMS_URL', 'SMS_SECRET'],
    ['DKIM_SELECTOR', 'DKIM_KEY_FILE'],
  ],
  hindrances: hindrancesOf,
});

/** Everything an operator can set, parsed once: the kit's own, and those of domains by {@link Config.of}. */
export type Config = Omit<ValuesOf<typeof shape>, 'NODE_ENV' | 'DEMO' | 'INTERNAL_ENDPOINTS'> & {
  readonly NODE_ENV: 'development' | 'production' | 'test';
  readonly DEMO: 'on' | 'off' | 'seed';
  readonly INTERNAL_ENDPOINTS: boolean;
  /**
   * The settings of a domain.
   * @throws Error when its `defineDomain` does not name them
   */
  of<Shape extends SettingsShape>(settings: Settings<Shape>): ValuesOf<Shape>;
};

/**
 * Reads the environment: the kit's own settings, and those that domains declare (`settingsOf` of a list).
 * @throws ConfigError naming every wrong variable and what it takes
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  declared: readonly AnySettings[] = [],
): Config {
  const read = readSettings(env, [kitSettings, ...declared]);
  const own = read.of(kitSettings);
  const strangers = own.NODE_ENV === undefined ? reachedByStrangers(own) : null;
  const NODE_ENV = own.NODE_ENV ?? (strangers ? 'production' : 'development');
  const production = NODE_ENV === 'production';
  const found = [...read.wrong, ...(production ? read.hindrances() : [])];
  if (strangers && found.length > 0) {
    found.push(
      `NODE_ENV: is not set, and ${strangers}, so this counts as production; on a network of your own say NODE_ENV=development`,
    );
  }
  if (found.length > 0) throw wrongSettings(found);
  return {
    ...own,
    NODE_ENV,
    DEMO: own.DEMO ?? (production ? 'off' : 'on'),
    INTERNAL_ENDPOINTS: own.INTERNAL_ENDPOINTS ?? !production,
    of: read.of,
  };
}
