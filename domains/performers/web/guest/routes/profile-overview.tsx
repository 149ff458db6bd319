import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useOutletContext } from 'react-router';
import { derived } from '#kit/records/derived.ts';
import { profilePage } from '#kit/structured/structured.ts';
import { Price } from '#kit/ui/measure/price.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { PageText } from '#kit/web/page/page-text.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatPriceList } from '../../../contract/chat-prices.ts';
import type { Actor, ActorCard } from '../../../contract/index.ts';
import { modelRecommendations } from '../../../contract/index.ts';
import { ActorGrid } from '../../parts/actor-grid.tsx';
import { CachedWithPrices } from '../../parts/cached-with-prices.tsx';
import { cardFacts, shownFields } from '../../parts/card-facts.ts';
import { dataOr404 } from '../../parts/load.ts';
import { PictureStrip } from '../../parts/picture-strip.tsx';
import { profileHead } from '../../parts/profile-head.ts';
import { profileMeta } from '../../parts/profile-meta.ts';
import { usePrice } from '../../parts/use-price.ts';

const cardsAmong = derived((others: readonly ActorCard[]) => others.map(cardFacts));

export async function loader(args: LoaderFunctionArgs) {
  const { api, structured, origin, language } = args.context.get(web);
  const { actor, ...head } = await profileHead(args, 'overview');
  structured.push(
    profilePage({
      url: origin + pageTable().href('performers.profile', language, { actorName: actor.name }),
      name: actor.name,
      identifier: String(actor.id),
      description: actor.headline,
      image: `${origin}/og/${language}/performer/${actor.id}.jpg`,
      favourites: actor.favoriteCount,
      created: new Date(actor.memberSince).toISOString(),
    }),
  );
  const others = await api.query(modelRecommendations, { first: 6, currentActorId: actor.id }, shownFields);
  return { ...head, others: cardsAmong(dataOr404(others)) };
}

export const meta = profileMeta;

function About({ actor }: { actor: Actor }): ReactNode {
  const t = useMessages();
  const to = useHref();
  const price = usePrice();
  const params = { actorName: actor.name.toLowerCase() };
  const prices = chatPriceList(actor.prices, actor.voyeurAllowedInSingleChat && actor.prices.voyeur !== null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-4">
        <p className="max-w-prose text-lg leading-relaxed">{actor.about}</p>
        <PictureStrip pictures={actor.sedcardPictures} href={to('performers.pictures', params)} name={actor.name} />
      </div>
      <Card>
        <h2 className="mb-3 font-bold text-lg">{t('performers.prices.title')}</h2>
        <dl className="grid gap-2.5">
          {prices.map(({ kind, price: value }) => (
            <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="text-muted">{t(`performers.prices.${kind}`)}</dt>
              <dd>
                <Price hundredths={value} format={price} per={t('performers.perMinute')} size="sm" />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-subtle">{t('performers.prices.note')}</p>
      </Card>
    </div>
  );
}

export default function Overview(): ReactNode {
  const actor = useOutletContext<Actor>();
  const { others, head } = useLoaderData<typeof loader>();
  const t = useMessages();
  return (
    <div className="grid gap-10">
      <CachedWithPrices name="performers.overview" of={[actor]}>
        <About actor={actor} />
      </CachedWithPrices>
      <section className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-bold text-2xl tracking-tight">{t('performers.others')}</h2>
          <LocalLink
            to="performers.cams"
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink no-underline hover:underline"
          >
            {t('performers.others.all')}
          </LocalLink>
        </div>
        <ActorGrid actors={others} label={t('performers.others')} eager={0} />
      </section>
      <PageText blocks={head.blocks} />
    </div>
  );
}
