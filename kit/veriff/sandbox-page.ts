import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '#kit/contract/access.ts';
import { escapeHtml } from '#kit/html/escape.ts';

const style = `
  :root { color-scheme: light dark; --ink: #17202e; --soft: #5b6677; --page: #eef1f5; --card: #fff; --line: #d8dee7; --go: #12604a; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e9edf3; --soft: #9aa6b8; --page: #10151d; --card: #19202b; --line: #2c3644; --go: #1f8a6b; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 28px 24px; }
  p.brand { margin: 0; color: var(--soft); font-size: 14px; letter-spacing: .04em; }
  h1 { margin: 4px 0 12px; font-size: 24px; line-height: 1.2; }
  p.notice { color: var(--soft); margin: 0 0 20px; }
  form { display: grid; gap: 10px; }
  button { min-height: 48px; width: 100%; border-radius: 12px; border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
  button.go { background: var(--go); border-color: var(--go); color: #fff; }
  button:focus-visible { outline: 3px solid #4a8df8; outline-offset: 2px; }
`;

/** A page of the sandbox, plain and without scripts. */
export interface SandboxPage {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  readonly notice: string;
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** What can be decided: value and words; the first is the usual one. */
  readonly choices: readonly (readonly [string, string])[];
}

/** Sends it: no script, its one style sheet, its form, nothing else. */
export function sendPage(reply: FastifyReply, page: SandboxPage, status = 200): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const inputs = Object.entries(page.hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const buttons = page.choices.map(
    ([value, words], index) =>
      `<button class="${index === 0 ? 'go' : ''}" name="decision" value="${escapeHtml(value)}">${escapeHtml(words)}</button>`,
  );
  return reply
    .code(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${page.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} · ${escapeHtml(page.brand)}</title>
<style nonce="${nonce}">${style}</style>
<main>
<p class="brand">${escapeHtml(page.brand)}</p>
<h1>${escapeHtml(page.title)}</h1>
<p class="notice">${escapeHtml(page.notice)}</p>
<form method="post" action="${escapeHtml(page.action)}">
${inputs.join('\n')}
${buttons.join('\n')}
</form>
</main>
</html>
`);
}

/** The language a sandbox page is read in, by the browser’s first choice. */
export const languageOf = (accepted: string | undefined): Language =>
  (['de', 'nl', 'es'] as const).find((one) => accepted?.toLowerCase().startsWith(one)) ?? 'en';
