import { z } from 'zod';
import { isNetwork } from '#kit/addresses/addresses.ts';
import { hindrancesOf, reachedByStrangers } from './production.ts';

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
  /** When not given: `production` where other machines reach us (HOST, PUBLIC_URL, TRUST_PROXY), else `development`. */
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
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
  /** The shop at Verotel that collects payments, and the key it signs with; both or neither. The sandbox when not given. */
  VEROTEL_SHOP_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'takes the number of a shop')
    .optional(),
  VEROTEL_SIGNATURE_KEY: z.string().min(16, 'takes the signature key of the shop').optional(),
  /** Networks that Verotel reports payments from, separated by commas; the signature alone counts when not given. */
  VEROTEL_ADDRESSES: networks,
  /** `on` lets a staging system run in production without a real provider; every page says so. */
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  /** Lets whoever sends it as a bearer token read `/metrics` and the parts of `/readyz`. */
  METRICS_TOKEN: z.string().min(24, 'takes 24 characters or more').optional(),
  /** Told which addresses of pictures are gone, for a network that keeps copies; as bearer token CDN_PURGE_TOKEN. */
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'takes an address such as https://cdn.example.org/purge' })
    .optional(),
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
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
  /** Connections one address (a /64 of IPv6) may hold at a time; behind proxies of ours, requests under way and sockets. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(16).max(100_000).default(256),
  /** `off` takes the service worker out of every browser that has it, should it ever stand in the way. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Addresses and networks of the office, separated by commas; nobody when not given. */
  OFFICE_ADDRESSES: networks,
  /** Addresses and networks of the platform's own machines: deployment, monitoring, automated tests. */
  SECURE_ADDRESSES: networks,
  /** The endpoints of maintenance and automated tests. On outside production when not given. */
  INTERNAL_ENDPOINTS: flag.optional(),
  /** At most four profiles of the platform, shown in the footer, separated by commas. */
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
export type Config = Omit<z.output<typeof schema>, 'NODE_ENV' | 'DEMO' | 'INTERNAL_ENDPOINTS'> & {
  readonly NODE_ENV: 'development' | 'production' | 'test';
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
    throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const strangers = parsed.data.NODE_ENV === undefined ? reachedByStrangers(parsed.data) : null;
  const NODE_ENV = parsed.data.NODE_ENV ?? (strangers ? 'production' : 'development');
  const production = NODE_ENV === 'production';
  const hindrances = [...halves(parsed.data), ...(production ? hindrancesOf(parsed.data) : [])];
  if (strangers && hindrances.length > 0) {
    hindrances.push(
      `NODE_ENV: is not set, and ${strangers}, so this counts as production; on a network of your own say NODE_ENV=development`,
    );
  }
  if (hindrances.length > 0) throw wrong(hindrances);
  return {
    ...parsed.data,
    NODE_ENV,
    DEMO: parsed.data.DEMO ?? (production ? 'off' : 'on'),
    INTERNAL_ENDPOINTS: parsed.data.INTERNAL_ENDPOINTS ?? !production,
  };
}

const wrong = (lines: readonly string[]) => new ConfigError(`These settings are wrong.\n  ${lines.join('\n  ')}`);

/** Settings that mean something together only. */
function halves(settings: z.output<typeof schema>): string[] {
  const pairs = [
    ['PARTNER_BRAND_ACTOR', 'PARTNER_BRAND_HOST'],
    ['VEROTEL_SHOP_ID', 'VEROTEL_SIGNATURE_KEY'],
  ] as const;
  const found = pairs
    .filter(([one, other]) => (settings[one] === undefined) !== (settings[other] === undefined))
    .map(([one, other]) => `${one}, ${other}: set both or neither`);
  if (settings.ALLOW_SANDBOX_PAYMENTS && settings.VEROTEL_SHOP_ID !== undefined) {
    found.push('ALLOW_SANDBOX_PAYMENTS: cannot be on beside VEROTEL_SHOP_ID; a system has one provider');
  }
  return found;
}
