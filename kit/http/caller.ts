import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Call, CookieJar } from '#kit/server/handler.ts';
import { previewDayOf } from '#kit/server/preview-day.ts';

/** What a request brings to say who makes it. */
export interface Credentials {
  readonly cookies: CookieJar;
  /** The access token, from the Authorization header or the `access_token` query parameter (spec 1 §7). */
  readonly bearer: string | null;
  readonly language: Language;
  readonly ip: string;
  readonly country: string | null;
}

/** Finds out who calls. Provided by the identity domain at composition. */
export type Authenticate = (credentials: Credentials) => Promise<Caller>;

/** The language a request asks for: the `language` parameter, else the best of Accept-Language, else English. */
export function languageOf(requested: unknown, header: string | undefined): Language {
  const known = (text: string | undefined): Language | undefined =>
    languages.find((language) => text?.toLowerCase().split('-')[0] === language);
  const direct = typeof requested === 'string' ? known(requested) : undefined;
  if (direct) return direct;
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const language = known(tag);
    if (language) return language;
  }
  return 'en';
}

/** Cookies of one exchange: reads the request's, writes `Set-Cookie` on the reply. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply | null, secure: boolean): CookieJar {
  const fresh = new Map<string, string>();
  return {
    get: (name) => fresh.get(name) ?? request.cookies[name],
    set(name, value, { maxAge, httpOnly = true }) {
      fresh.set(name, value);
      reply?.setCookie(name, value, { path: '/', sameSite: 'lax', httpOnly, secure, maxAge });
    },
  };
}

/** The cookies of a request that fastify does not see (an upgrade), by its `Cookie` header. */
export function cookiesOf(header: string | undefined): Pick<CookieJar, 'get'> {
  const cookies = fastifyCookie.parse(header ?? '');
  return { get: (name) => cookies[name] };
}

/** Cookies of an exchange whose answer others get as well: nobody's are read, and none are set. */
const noCookies: CookieJar = { get: () => undefined, set: () => undefined };

/**
 * Builds the call context of a request. `trustCountry` reads the country a proxy in front of us has looked up. With
 * `isShared` the answer goes to others too: then nobody in particular calls, whatever cookies or tokens came along.
 */
export async function callOf(
  request: FastifyRequest,
  reply: FastifyReply | null,
  options: {
    authenticate: Authenticate;
    secure: boolean;
    trustCountry: boolean;
    language?: Language;
    isShared?: boolean;
  },
): Promise<Call> {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const header = request.headers.authorization;
  const bearer = header?.startsWith('Bearer ') ? header.slice(7) : query.access_token;
  const cookies = options.isShared ? noCookies : cookieJar(request, reply, options.secure);
  const caller = await options.authenticate({
    cookies,
    bearer: typeof bearer === 'string' && bearer !== '' && !options.isShared ? bearer : null,
    language: options.language ?? languageOf(query.language, request.headers['accept-language']),
    ip: request.ip,
    country: options.trustCountry ? countryOf(request.headers) : null,
  });
  const preview = previewDayOf(query, caller);
  return { caller, cookies, userAgent: request.headers['user-agent'] ?? null, requestId: request.id, preview };
}

/** The country a trusted proxy has looked up (`X-Country`, ISO 3166-1 alpha-2, in any letter case); null without one. */
export function countryOf(headers: IncomingHttpHeaders): string | null {
  const country = headers['x-country'];
  const code = typeof country === 'string' ? country.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
