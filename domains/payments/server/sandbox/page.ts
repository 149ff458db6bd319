import { unitOf } from '#domains/ledger/contract/coins.ts';
import type { Language } from '#kit/contract/access.ts';
import { escapeHtml } from '#kit/html/escape.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import type { FlexpayParams } from '../flexpay.ts';
import { centsOfAmount } from '../flexpay.ts';
import { badPayments, declines, lateEvents } from './bad-days.ts';
import type { BadDay } from './bad-days-words.ts';
import { badDayWords } from './bad-days-words.ts';
import { sandboxWords } from './words.ts';

const declineChoices = Object.keys(declines) as (keyof typeof declines)[];

const style = `
  :root { color-scheme: light dark; --ink: #17202e; --soft: #5b6677; --page: #eef1f5; --card: #fff; --line: #d8dee7; --go: #12604a; }
  @media (prefers-color-scheme: dark) { :root { --ink: #e9edf3; --soft: #9aa6b8; --page: #10151d; --card: #19202b; --line: #2c3644; --go: #1f8a6b; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 28px 24px; }
  p.brand { margin: 0; color: var(--soft); font-size: 14px; letter-spacing: .04em; }
  h1 { margin: 4px 0 16px; font-size: 24px; line-height: 1.2; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 8px 16px; margin: 20px 0; padding: 16px 0; border-block: 1px solid var(--line); }
  dt { color: var(--soft); } dd { margin: 0; text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
  p.notice { color: var(--soft); margin: 0; }
  form { display: grid; gap: 10px; }
  details { margin-top: 6px; } summary { min-height: 44px; align-content: center; color: var(--soft); cursor: pointer; } details button { margin-top: 10px; padding: 8px 12px; }
  button, a.button { display: grid; place-items: center; min-height: 48px; width: 100%; border-radius: 12px; border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
  button.go { background: var(--go); border-color: var(--go); color: #fff; }
  button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid #4a8df8; outline-offset: 2px; }
`;

/** The Content-Security-Policy of the page: its one style sheet, its form, nothing else. */
export const sandboxPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

interface Shown {
  readonly nonce: string;
  readonly language: Language;
  /** Null when the address is not a genuine order. */
  readonly request: FlexpayParams | null;
  readonly isPaid: boolean;
  /** The bank asks its customer before it says yes. */
  readonly isAsked: boolean;
}

/** The sandbox provider's order page, plain and without scripts. */
export function sandboxPage({ nonce, language, request, isPaid, isAsked }: Shown): string {
  const words = sandboxWords[language];
  const body = request
    ? orderBody(request, language, isPaid, isAsked)
    : `<p class="notice">${escapeHtml(words.invalid)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)} · Sandbox Pay</title>
<style nonce="${nonce}">${style}</style>
<main>
<p class="brand">Sandbox Pay</p>
<h1>${escapeHtml(words.title)}</h1>
${body}
</main>
</html>
`;
}

function orderBody(request: FlexpayParams, language: Language, isPaid: boolean, isAsked: boolean): string {
  const words = sandboxWords[language];
  const price = formatAmount(centsOfAmount(request.priceAmount) ?? 0, unitOf(request.priceCurrency ?? 'EUR'), language);
  const fields = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const choice = (value: string, label: string, kind = '') =>
    `<button class="${kind}" name="decision" value="${value}">${escapeHtml(label)}</button>`;
  const badDays = (which: readonly BadDay[]): readonly string[] => [
    `<details><summary>${escapeHtml(badDayWords[language].title)}</summary>`,
    ...which.map((day) => choice(day, badDayWords[language][day])),
    '</details>',
  ];
  // Only a new card can be kept; with a kept one the bank asks for this one charge.
  const isKept = (request.oneClickToken ?? '') !== '' || isAsked;
  const keepsCard = request.custom2 === 'keep' && !isKept;
  const isSubscription = request.type === 'subscription';
  const choices = isPaid
    ? [
        `<a class="button" href="${escapeHtml(request.successURL ?? '/')}">${escapeHtml(words.back)}</a>`,
        ...(isSubscription
          ? [
              choice('rebill', words.rebill),
              choice('fail', words.failNext),
              choice('cancel', words.cancelSubscription),
              choice('uncancel', words.uncancelSubscription),
            ]
          : []),
        choice('credit', words.refund),
        choice('chargeback', words.chargeback),
        ...(isSubscription ? [] : badDays(lateEvents)),
      ]
    : [
        choice('pay', words.pay, 'go'),
        ...(isSubscription ? [choice('payDeclines', words.payFailsNext)] : []),
        ...(keepsCard ? [choice('payDeclines', words.payDeclines), choice('payAsks', words.payAsks)] : []),
        choice('decline', words.decline),
        choice('cancel', words.cancel),
        ...(isSubscription || isKept ? [] : badDays([...badPayments, ...declineChoices, 'ask'])),
      ];
  return `<p class="notice">${escapeHtml(isPaid ? words.paid : isKept ? words.confirm : words.notice)}</p>
<dl><dt>${escapeHtml(request.description || request.name || '')}</dt><dd></dd><dt>${escapeHtml(isSubscription ? words.monthly : words.total)}</dt><dd>${escapeHtml(price)}</dd></dl>
<form method="post" action="/sandbox/flexpay/decide">
${fields.join('\n')}
${choices.join('\n')}
</form>`;
}
