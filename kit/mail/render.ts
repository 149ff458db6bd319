import { escapeHtml } from '#kit/html/escape.ts';
import type { Mail } from './port.ts';

/** What a mail says, without its looks. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  /** BCP 47 tag of the words, for screen readers. */
  readonly language: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly afterAction?: readonly string[];
  readonly footer: string;
  /** What mail programs show beside the subject in their lists, instead of the first words of the mail. */
  readonly preview?: string;
  /** The way to get no more of them. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
}

/** A mail as plain text and as simple HTML that loads nothing from anywhere. */
export function render(content: MailContent): Mail {
  const { to, subject, paragraphs, action, afterAction = [], footer, unsubscribe } = content;
  const parts = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...afterAction];
  const end = unsubscribe ? `${footer}\n${unsubscribe.label}: ${unsubscribe.url}` : footer;
  const text = `${[...parts, `-- \n${end}`].join('\n\n')}\n`;
  return { to, subject, text, html: html(content), ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}) };
}

/** After the preview: signs without width, so that no words of the mail follow it in the list. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(120);

function html(content: MailContent): string {
  const { subject, language, paragraphs, action, afterAction = [], footer, unsubscribe, preview } = content;
  const hidden = preview
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${filler}</div>\n`
    : '';
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#a9258a;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#6b6280">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light only"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f7f5fb;color:#1c1530;font:16px/1.55 system-ui,sans-serif">
${hidden}<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:18px;background:#ffffff">
<p style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(subject)}</p>
${paragraphs.map(paragraph).join('\n')}
${button}
${afterAction.map(paragraph).join('\n')}
<p style="margin:28px 0 0;font-size:13px;color:#6b6280">${escapeHtml(footer)}${end}</p>
</div></body></html>
`;
}
