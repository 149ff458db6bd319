import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '#kit/i18n/language.ts';
import type { Context } from '../deps.ts';
import { issues } from '../tables.ts';
import { buttonPath } from './mail.ts';
import { countClick } from './results.ts';

/** Numbers of rows have at most so many digits. */
const digits = 15;

/**
 * Where the button of a newsletter leads: on to its page, counted where a browser was led there by a press. Programs that look through
 * mails do not say so, and are led on uncounted. Nothing tells who it was.
 */
export function mountButton({ kit }: Context, app: FastifyInstance): void {
  app.get<{ Params: { issueId: string; language: string } }>(
    `${buttonPath}/:issueId/:language`,
    async ({ params, method, headers }, reply) => {
      const language = isLanguage(params.language) ? params.language : 'en';
      const id = /^\d+$/.test(params.issueId) && params.issueId.length <= digits ? Number(params.issueId) : 0;
      const [issue] = await kit.db.orm
        .select({ path: issues.path, state: issues.state })
        .from(issues)
        .where(eq(issues.id, id));
      const isPressed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !headers['sec-purpose'];
      if (issue && issue.state !== 'draft' && isPressed) await countClick(kit.db, id, language);
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/${language}${issue && issue.state !== 'draft' ? issue.path : '/'}`, 303);
    },
  );
}
