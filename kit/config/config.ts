import { z } from 'zod';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  MODE: z.enum(['start', 'dev']).default('start'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: z.url().optional(),
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
  TRUST_PROXY: flag.default(false),
  /** Who runs this house: shown in the imprint and the legal texts. */
  OPERATOR_NAME: z.string().min(1).max(200).default('Vesper operator'),
  OPERATOR_ADDRESS: z.string().min(1).max(400).default('Example Street 1, 12345 Example Town'),
  OPERATOR_EMAIL: z.email().default('contact@vesper.example'),
});

/** Everything an operator can set, parsed once. */
export type Config = Omit<z.output<typeof schema>, 'DEMO'> & { readonly DEMO: 'on' | 'off' | 'seed' };

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
  return { ...parsed.data, DEMO: parsed.data.DEMO ?? (production ? 'off' : 'on') };
}
