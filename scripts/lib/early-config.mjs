import { isIP } from 'node:net';

/** What production needs at least; kit/config/production.ts and the domains’ settings have all of it and the reasons (held by early-config.test.ts). */
const needed = ['PUBLIC_URL', 'SECRET', 'SMTP_URL'];

const isLocal = (host) => {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return isIP(bare) ? bare === '::1' || bare.startsWith('127.') : bare === 'localhost' || bare.endsWith('.localhost');
};

/**
 * What is missing for a start, by what needs no package: so that nothing is installed for a start that would be refused.
 * Null when nothing is; the server itself then looks at everything.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function missingForStart(env) {
  const { NODE_ENV: mode, HOST: host = '', PUBLIC_URL: address = '' } = env;
  const hostOfAddress = URL.canParse(address) ? new URL(address).hostname : '';
  const isReached =
    (host !== '' && !isLocal(host)) ||
    (hostOfAddress !== '' && !isLocal(hostOfAddress)) ||
    (env.TRUST_PROXY === 'on' && address === '');
  if (mode ? mode !== 'production' : !isReached) return null;
  const missing = needed.filter((name) => !env[name]);
  const pays = env.VEROTEL_SHOP_ID && env.VEROTEL_SIGNATURE_KEY;
  if (!pays && env.ALLOW_SANDBOX_PAYMENTS !== 'on') missing.push('VEROTEL_SHOP_ID, VEROTEL_SIGNATURE_KEY');
  if (missing.length === 0) return null;
  const why = mode
    ? ''
    : '\nNODE_ENV is not set and others reach this, so it counts as production; on a network of your own say NODE_ENV=development.';
  return `These settings must be set in production (docs/operations.md): ${missing.join(', ')}.${why}\nNothing was installed or built.`;
}
