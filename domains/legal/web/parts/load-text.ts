import type { LoaderFunctionArgs } from 'react-router';
import type { RouteOutput } from '#kit/contract/operations.ts';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import type { BreadcrumbItem } from '#kit/web/page/page-head.ts';
import { loadBreadcrumb } from '#kit/web/page/page-head.ts';
import { notFound, refused } from '#kit/web/page/refused.ts';
import type { BreadcrumbName } from '#kit/web/page/register.ts';
import type { LegalTextType } from '../../contract/legal-text.ts';
import { getLegalText } from '../../contract/legal-text.ts';

/** A text with its history and its breadcrumb, as its page shows it. */
export type ReadText = RouteOutput<typeof getLegalText> & { readonly breadcrumb: readonly BreadcrumbItem[] };

/** The page route names of the texts' pages. */
const breadcrumbTypes = {
  TOS: 'terms',
  PP: 'dataProtection',
  GTC: 'generalTerms',
  TOU: 'termsOfUse',
  IMP: 'imprint',
} as const satisfies Record<LegalTextType, BreadcrumbName>;

/** Which version an address asks for; none is the one in force. */
export function requestedVersion(search: URLSearchParams): { version?: number } {
  const requested = search.get('version');
  if (requested !== null && !/^[1-9]\d{0,4}$/.test(requested)) throw notFound();
  return requested === null ? {} : { version: Number(requested) };
}

/** The text of a page in its language: the version in force, or the one `?version=` names. A refusal becomes its page. */
export async function loadText({ context, request }: LoaderFunctionArgs, type: LegalTextType): Promise<ReadText> {
  const values = context.get(web);
  const query = requestedVersion(new URL(request.url).searchParams);
  const text = await values.api.call(getLegalText, { params: { type }, query });
  if (!text.ok) throw refused(text.problem.status);
  return { ...text.data, breadcrumb: await loadBreadcrumb(values, breadcrumbTypes[type]) };
}

/** Shorter descriptions tell search engines too little: the names of the first sections follow. */
const shortest = 70;

/** The head of a text's page. */
export const legalMeta = pageMeta<(args: LoaderFunctionArgs) => Promise<ReadText>>(({ data }) => {
  const { title, summary, sections } = data;
  const more = sections.map((section) => section.title).join(', ');
  return { title, description: summary.length < shortest ? `${summary} ${more}.` : summary };
});
