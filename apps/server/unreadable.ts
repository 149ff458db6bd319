import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#kit/contract/problem.ts';
import { malformed } from '#kit/contract/problems.ts';
import { languageOf } from '#kit/http/caller.ts';
import { isLanguage } from '#kit/i18n/language.ts';
import type { SecurityFacts } from './web/content-security.ts';
import { securityHeaders } from './web/content-security.ts';
import { plainPage, plainPolicy } from './web/plain-page.ts';

/**
 * Answers addresses that reach no hook and no route: such as cannot be decoded (`/%zz`, 400) and such with a part that is
 * too long (414). Who asks for a page gets one, programs a problem body, both in their language.
 */
export function answerUnreadable({ isStaging, ...facts }: SecurityFacts & { readonly isStaging: boolean }) {
  const headers = securityHeaders(facts);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { url } = request.raw;
    const first = url?.split(/[/?]/, 2)[1];
    const language = isLanguage(first) ? first : languageOf(undefined, request.headers['accept-language']);
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    const forPrograms = first === 'rest' || first === 'graphql';
    if (!forPrograms && request.headers.accept?.includes('text/html')) {
      reply.code(error.statusCode ?? 400).header('content-security-policy', plainPolicy);
      reply.type('text/html; charset=utf-8').send(plainPage('unreadable', language, isStaging));
      return;
    }
    const body = new Problem(malformed).toBody(language);
    reply.code(body.status).header('content-type', 'application/problem+json').send(body);
  };
}
