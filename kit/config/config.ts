import { z } from 'zod';
import { isNetwork } from '#kit/addresses/addresses.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Texts separated by commas; none when not given. */
const texts = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
const networks = texts.pipe(
  z.array(z.string().refine(isNetwork, 'takes addresses and networks such as 192.0.2.7 or 2001:db8::/32')),
);
const webAddress = z.url({ protocol: /^https$/, error: 'takes addresses that start with https://' });

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  MODE: z.enum(['start', 'dev']).default('start'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  /** Where people reach the site. Every link we send or print starts with it; it must be set in production. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'takes an address such as https://www.example.org' })
    .transform((text) => new URL(text))
    .refine(({ pathname, search, hash, username }) => pathname + search + hash + username === '/', {
      error: 'takes an address without a path, such as https://www.example.org',
    })
    .transform(({ origin }) => origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis://')
    .optional(),
  S3_URL: z.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp://')
    .optional(),
  /** The sender of mails, `Name <address>`; no-reply at our own host when not given. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/, 'must look like Name <address>')
    .optional(),
  ROLES: z
    .string()
    .default('web,api,realtime,media,worker')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(['web', 'api', 'realtime', 'media', 'worker'])).min(1)),
  /** The demo world: `on` seeds and simulates it, `seed` only seeds. `on` outside production when not given. */
  DEMO: z.enum(['on', 'off', 'seed']).optional(),
  /** Runs Vesper's clock faster than the wall's; journeys only. */
  CLOCK_SPEED: z.coerce.number().min(1).max(1000).default(1),
  /** Since when it has run faster, ms since the epoch: so that a restart does not set it back. The start when not given. */
  CLOCK_SPEED_SINCE: z.coerce.number().int().positive().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  /** Signs tokens and tickets. When not given, one is made and kept under DATA_DIR. */
  SECRET: z.string().min(32).optional(),
  /** Multiplies rate limits; journeys only. */
  LIMIT_FACTOR: z.coerce.number().min(1).max(10000).default(1),
  /** The performers' part of what a guest pays, in percent. */
  PERFORMER_SHARE: z.coerce.number().int().min(0).max(100).default(50),
  /** ISO 3166-1 codes of countries that are not served, separated by commas. */
  COUNTRIES_NOT_SERVED: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== ''),
    )
    .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'takes codes such as DE,AT'))),
  /** Address of a tag manager's script. Loaded only for visitors who agree to analytics, in a frame of its own; none when not given. */
  TAG_MANAGER_URL: z
    .url()
    .regex(/^https:/, 'must start with https:')
    .optional(),
  /** Runs through the tab's title while the site is in the background, as `Come back! · ` before it; off when not given. */
  HIDDEN_TAB_TITLE: z.string().trim().min(1).max(60).optional(),
  /** Stage name of the partner brand's own profile, and the host it is reached by; both or neither. */
  PARTNER_BRAND_ACTOR: z.string().min(1).max(40).optional(),
  PARTNER_BRAND_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'takes a host name such as www.example.org')
    .optional(),
  /** `on` asks everybody who has not passed an age check for one before they look on (Spain). */
  SPANISH_AGE_CHECK: flag.default(false),
  TRUST_PROXY: flag.default(false),
  /** With TRUST_PROXY: how many proxies of ours stand in a row before this process. */
  PROXY_HOPS: z.coerce.number().int().min(1).max(10).default(1),
  /** `off` takes the service worker out of every browser that has it, should it ever stand in the way. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Addresses and networks of the office, separated by commas; nobody when not given. */
  OFFICE_ADDRESSES: networks,
  /** Addresses and networks of the house's own machines: deployment, monitoring, automated tests. */
  SECURE_ADDRESSES: networks,
  /** The endpoints of maintenance and automated tests. On outside production when not given. */
  INTERNAL_ENDPOINTS: flag.optional(),
  /** At most four profiles of the house, shown in the footer, separated by commas. */
  SOCIAL_PROFILES: texts.pipe(z.array(webAddress).max(4, 'takes at most four addresses')),
  /** Help somewhere else than on our own help page, by language. */
  HELP_URL_DE: webAddress.optional(),
  HELP_URL_EN: webAddress.optional(),
  HELP_URL_ES: webAddress.optional(),
  HELP_URL_NL: webAddress.optional(),
  /** Who runs this house: shown in the imprint and the legal texts. */
  OPERATOR_NAME: z.string().min(1).max(200).default('Vesper operator'),
  OPERATOR_ADDRESS: z.string().min(1).max(400).default('Example Street 1, 12345 Example Town'),
  OPERATOR_EMAIL: z.email().default('contact@vesper.example'),
});

/** Everything an operator can set, parsed once. */
export type Config = Omit<z.output<typeof schema>, 'DEMO' | 'INTERNAL_ENDPOINTS'> & {
  readonly DEMO: 'on' | 'off' | 'seed';
  readonly INTERNAL_ENDPOINTS: boolean;
};

/** A wrong setting, as sentences that name it. */
export class ConfigError extends Error {}

/** Reads the environment. Throws {@link ConfigError} naming every wrong variable and what it takes. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings are wrong.\n  ${lines.join('\n  ')}`);
  }
  const production = parsed.data.NODE_ENV === 'production';
  if (production && parsed.data.CLOCK_SPEED !== 1) throw new ConfigError('CLOCK_SPEED: must be 1 in production');
  if (production && parsed.data.PUBLIC_URL === undefined) {
    throw new ConfigError(
      'PUBLIC_URL: must be set in production, so that links in pages and mails lead to the site, whatever name a request uses',
    );
  }
  const { PARTNER_BRAND_ACTOR: brand, PARTNER_BRAND_HOST: host } = parsed.data;
  if ((brand === undefined) !== (host === undefined)) {
    throw new ConfigError('PARTNER_BRAND_ACTOR, PARTNER_BRAND_HOST: set both or neither');
  }
  return {
    ...parsed.data,
    DEMO: parsed.data.DEMO ?? (production ? 'off' : 'on'),
    INTERNAL_ENDPOINTS: parsed.data.INTERNAL_ENDPOINTS ?? !production,
  };
}
