import type { ReactNode } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import type { AnchorProps } from '#kit/ui/primitives/anchor.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { href } from '../page/links.ts';
import type { PageId, ParamsArgument } from '../page/register.ts';
import { useLanguage } from '../words/i18n.tsx';

type Target<Id extends PageId> = { to: Id } & (undefined extends ParamsArgument<Id>[0]
  ? { params?: ParamsArgument<Id>[0] }
  : { params: ParamsArgument<Id>[0] });

type LocalLinkProps<Id extends PageId> = Target<Id> &
  Omit<AnchorProps, 'href'> & {
    /** Another language than the page's. */
    language?: Language;
    /** Query string without `?`. */
    search?: string;
    hash?: string;
  };

/** A link to a page by its id, in the visitor's language: `<LocalLink to="books.book" params={{ title }}>`. */
export function LocalLink<Id extends PageId>(props: LocalLinkProps<Id>): ReactNode {
  const { to, params, language, search, hash, ...rest } = props as LocalLinkProps<Id> & { params?: never };
  const own = useLanguage();
  const address = href<Id>(to, language ?? own, ...([params] as unknown as ParamsArgument<Id>));
  return <Anchor {...rest} href={`${address}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`} />;
}

/** Makes addresses in the visitor's language: `const to = useHref(); to('books.all')`. */
export function useHref(): <Id extends PageId>(id: Id, ...params: ParamsArgument<NoInfer<Id>>) => string {
  const language = useLanguage();
  return (id, ...params) => href(id, language, ...params);
}
