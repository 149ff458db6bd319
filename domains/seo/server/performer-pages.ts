import type { Performers } from '#domains/performers/server/index.ts';
import { names } from './page-names.ts';
import type { SeoPageKind, Values } from './pages.ts';
import { standard } from './standard.ts';

const counted = ['count'] as const;
const ofProfile = ['name', 'headline', 'country', 'languages', 'categories'] as const;

type PerformerPage = keyof typeof standard;

/** The lists and profiles of performers, who stand below and cannot declare theirs here. */
export function performerPages(
  performers: Pick<Performers, 'themes' | 'countOf'>,
): readonly SeoPageKind<PerformerPage>[] {
  const page = (name: PerformerPage, rest: Pick<SeoPageKind, 'placeholders' | 'isNarrowed' | 'values'>) => ({
    page: name,
    name: names[name],
    standard: standard[name],
    ...rest,
  });
  const list = (name: PerformerPage, filter: { freeChat?: true; newGirls?: true } = {}) =>
    page(name, {
      placeholders: counted,
      values: async (_, language, executor) => ({
        count: (await performers.countOf(executor, filter)).toLocaleString(language),
      }),
    });
  return [
    list('home'),
    list('cams'),
    list('free-chat', { freeChat: true }),
    list('new-girls', { newGirls: true }),
    page('category', {
      placeholders: ['category', ...counted],
      isNarrowed: true,
      async values(slug, language, executor): Promise<Values | null> {
        const theme = (await performers.themes(executor, language)).find((one) => one.slug === slug);
        if (!theme || slug === null) return null;
        const count = await performers.countOf(executor, { category: slug });
        return { category: theme.name, count: count.toLocaleString(language) };
      },
    }),
    page('profile', { placeholders: ofProfile, isNarrowed: true }),
    page('profile-about', { placeholders: ofProfile }),
    page('profile-pictures', { placeholders: ofProfile }),
    page('profile-live-show', { placeholders: ofProfile }),
  ];
}
