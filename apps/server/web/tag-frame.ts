import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { tagFramePath } from '#domains/tracking/web/state/tag-manager.ts';
import { escapeHtml } from '#kit/html/escape.ts';

/**
 * The page in which a tag manager runs. It has an origin of its own (sandbox): no cookies, no storage, no way to the
 * site's pages. Of these it learns neither address nor title, only the events that were handed over; and it may speak
 * to nobody but its own site.
 */
export function tagFrame(scriptUrl: string, nonce: string): { html: string; policy: string } {
  const { origin, href } = new URL(scriptUrl);
  const listen = 'dataLayer=[];addEventListener("message",e=>{if(e.source===parent)dataLayer.push(e.data)})';
  return {
    html:
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>.</title><meta name="referrer" content="no-referrer">` +
      `<script nonce="${nonce}">${listen}</script>` +
      `<script nonce="${nonce}" async src="${escapeHtml(href)}"></script></head></html>`,
    policy: [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${origin}`,
      `connect-src ${origin}`,
      `img-src ${origin}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ].join('; '),
  };
}

/** Answers the frame; mounted only where a tag manager is configured. */
export function mountTagFrame(app: FastifyInstance, scriptUrl: string): void {
  app.get(tagFramePath, async (_request, reply) => {
    const { html, policy } = tagFrame(scriptUrl, randomBytes(18).toString('base64'));
    return (
      reply
        // It has no origin that could be kept apart.
        .removeHeader('origin-agent-cluster')
        .headers({
          'content-security-policy': policy,
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex',
          'cache-control': 'private, no-store',
        })
        .type('text/html; charset=utf-8')
        .send(html)
    );
  });
}
