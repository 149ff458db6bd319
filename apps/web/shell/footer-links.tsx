import type { ReactNode } from 'react';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { useRootFacts } from './root-facts.ts';

/** The links with the one to help as the platform has set it; `named` puts whoever is logged in into its address. */
export function useHelpLink<L extends { readonly href: string }>(
  links: readonly L[],
  named: (address: string) => string = (address) => address,
): L[] {
  const language = useLanguage();
  const own = useHref()('help.center');
  const help = named(useRootFacts()?.settings.helpUrls[language] ?? own);
  return links.map((link) => (link.href === own ? { ...link, href: help } : link));
}

/** The platform on other networks, as the operators have set it (SOCIAL_PROFILES); nothing when they have not. */
export function SocialLinks(): ReactNode {
  const t = useMessages();
  const profiles = useRootFacts()?.settings.socialProfiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <ul aria-label={t('shell.social')} className="-ml-3 flex flex-wrap">
      {profiles.map(({ href, name, path }) => (
        <li key={href}>
          <a
            href={href}
            rel="me noopener"
            target="_blank"
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
          >
            <span className="sr-only">{name}</span>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 fill-none stroke-2 stroke-current"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
