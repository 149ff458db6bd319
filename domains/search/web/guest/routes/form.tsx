import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { redirect } from 'react-router';
import { clip } from '#kit/text/clip.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { longestPattern, patternName, searchPath } from '../../../contract/pages.ts';

/** What the form of a page brings leads on to its results; without it the page asks. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(web);
  const pattern = clip((new URL(request.url).searchParams.get(patternName) ?? '').trim(), longestPattern);
  if (pattern !== '') throw redirect(searchPath(language, pattern), 302);
  return null;
}

export const meta = pageMeta(({ t }) => ({ title: t('search.label') }));

/** The search as a page of its own: for anyone who has no script, or comes by its address. */
export default function SearchForm(): ReactNode {
  const t = useMessages();
  return (
    <div className="page grid max-w-130 gap-6 py-[clamp(1.5rem,5vw,4rem)]">
      <h1 className="font-extrabold text-3xl tracking-tight">{t('search.label')}</h1>
      <search>
        <form className="grid gap-4">
          <TextField
            name={patternName}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            required
            maxLength={longestPattern}
            label={t('search.placeholder')}
          />
          <Button type="submit" variant="primary" size="lg" icon={<Search aria-hidden />}>
            {t('shell.search')}
          </Button>
        </form>
      </search>
    </div>
  );
}
