import { filled as acrossFilled } from 'virtual:slots/performers.homeAcross';
import { filled as own } from 'virtual:slots/performers.homeOwn';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { HeadersArgs, LoaderFunctionArgs } from 'react-router';
import { data, useLoaderData } from 'react-router';
import { derived } from '#kit/records/derived.ts';
import { FilterBar } from '#kit/ui/live/filter-bar.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { settled } from '#kit/web/navigation/settled.ts';
import { web } from '#kit/web/page/context.ts';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { describeSite, listHead } from '#kit/web/page/page-head.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ModelPage } from '../../../contract/index.ts';
import { modelCategories, models } from '../../../contract/index.ts';
import { ActorGrid } from '../../parts/actor-grid.tsx';
import { cardFacts, shownFields } from '../../parts/card-facts.ts';
import { fillingOf, loadHomePlaces } from '../../parts/home-places.ts';
import { dataOr404, listedItems } from '../../parts/load.ts';
import type { homeAcross, homeBlock, homeOwn, PlacedBlock } from '../../slots.ts';

/** The cards of the page; the first one is shown big, with its headline. */
const withLead = derived(({ items, total, online }: ModelPage) => {
  const [lead, ...others] = items;
  if (!lead) return { items: [], total, online };
  const cards = [{ ...cardFacts(lead), headline: lead.headline }, ...others.map(cardFacts)];
  return { items: cards, total, online };
});

async function load({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { api, caller } = values;
  const { searchParams } = new URL(request.url);
  const [list, categories, acrossData, { places, blocks }] = await Promise.all([
    api.query(models, { first: 60 }, shownFields),
    api.query(modelCategories, {}),
    loadBlocks(acrossFilled, values),
    loadHomePlaces(values, searchParams),
  ]);
  const { items } = dataOr404(list);
  await describeSite(values);
  const head = await listHead(values, 'home', { page: { id: 'performers.home' }, items: listedItems(items) });
  return {
    places,
    list: withLead(dataOr404(list)),
    categories: dataOr404(categories),
    isGuest: caller === null,
    head,
    acrossData,
    blocks,
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** A preview is for one pair of eyes: it is in no search engine and no cache. */
const ofPreview = { headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const loaded = await load(args);
  // React Router takes what goes with an answer off it again.
  return new URL(args.request.url).searchParams.has('preview') ? (data(loaded, ofPreview) as never) : loaded;
}

export const headers = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ data }) => ({ ...data.head }));

/** Lets some pictures move once the page has come to rest: nothing of it is needed before. */
function useTour(cards: Parameters<typeof import('../../parts/preview-tour.ts').startTour>[0]): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    void settled()
      .then(() => import('../../parts/preview-tour.ts'))
      .then(({ startTour }) => {
        if (!over) end = startTour(cards);
      })
      // Without its code the pictures stand still, as they did.
      .catch(() => undefined);
    return () => {
      over = true;
      end?.();
    };
  }, [cards]);
}

/** How the page opens: on a phone with the pictures, whose headings are above the chips for readers of the page alone. A component of its own, so that nothing of it is worked out where it is taken as it was ({@link KeptPart}). */
function Opening({ categories, isGuest }: Pick<Loaded, 'categories' | 'isGuest'>): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <>
      <header className="flex items-center justify-between gap-6 max-sm:sr-only">
        <h1 className="text-balance font-extrabold text-3xl leading-tight tracking-tight">
          {t('performers.home.heading')}
        </h1>
        {isGuest ? (
          <div className="shrink-0 max-sm:hidden">
            <ButtonLink href={to('performers.freeChat')} variant="primary" iconAfter={<ArrowRight aria-hidden />}>
              {t('performers.home.start')}
            </ButtonLink>
          </div>
        ) : null}
      </header>
      <FilterBar
        label={t('performers.categories.label')}
        filters={categories.map(({ slug, name, online }) => ({
          key: slug,
          label: name,
          active: false,
          count: online || undefined,
          href: to('performers.category', { categorySlug: slug }),
        }))}
      />
    </>
  );
}

/** A block where it stands; on a device it is not for, nothing of it is seen. */
function Place({ desk, phone, children }: PlacedBlock & { children: ReactNode }): ReactNode {
  if (desk !== 'none' && phone !== 'none') return children;
  return (
    <div
      className={cx(
        desk === 'none' ? 'sm:hidden' : 'sm:contents',
        phone === 'none' ? 'max-sm:hidden' : 'max-sm:contents',
      )}
    >
      {children}
    </div>
  );
}

export default function Home(): ReactNode {
  const t = useMessages();
  const { places, list, categories, isGuest, head, acrossData, blocks } = useLoaderData<typeof loader>();
  const live = list.items.filter((actor) => actor.isOnline);
  const later = list.items.filter((actor) => !actor.isOnline);
  useTour(list.items);
  const across =
    Object.keys(acrossData).length > 0 ? (
      <Blocks<typeof homeAcross> filled={acrossFilled} data={acrossData} props={{}} />
    ) : null;
  /** The page's own blocks; null where they have nothing to show. */
  const stretches: Readonly<Record<string, ReactNode>> = {
    live:
      live.length > 0 ? (
        <section className="grid gap-2 sm:gap-3">
          <h2 className="inline-flex items-center gap-2 font-bold text-base tracking-tight sm:text-lg">
            <span aria-hidden className="size-2 rounded-full bg-success" />
            <span>{t('performers.home.live', { count: list.online })}</span>
          </h2>
          <ActorGrid actors={live} label={t('performers.home.now')} lead across={across} />
        </section>
      ) : (
        false
      ),
    // Below the first pictures, so that nothing in sight moves when it comes.
    own: isGuest || live.length === 0 ? false : <Slot<typeof homeOwn> filled={own} props={{}} />,
    later:
      later.length > 0 ? (
        <section className="grid gap-2 sm:gap-3">
          <h2 className="font-bold text-base tracking-tight sm:text-lg">{t('performers.home.later')}</h2>
          <ActorGrid
            actors={later}
            label={t('performers.home.later')}
            eager={live.length > 0 ? 0 : 6}
            across={live.length > 0 ? null : across}
          />
        </section>
      ) : (
        false
      ),
  };
  return (
    <div className="evening">
      <div className="page grid gap-2 pt-1 pb-7 sm:gap-4 sm:pt-4">
        <KeptPart name="performers.home" of={[categories]} variant={JSON.stringify([isGuest])}>
          <Opening categories={categories} isGuest={isGuest} />
        </KeptPart>
        {places.map((place) => (
          <Place key={place.block} {...place}>
            {stretches[place.block] ?? (
              <Blocks<typeof homeBlock> filled={fillingOf(place.block)} data={blocks} props={place} />
            )}
          </Place>
        ))}
        <PageText blocks={head.blocks} />
      </div>
    </div>
  );
}
