import { Gift, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { ButtonLink } from '#kit/ui/primitives/button.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { giftList } from '../../../contract/office.ts';

export const loader = (args: LoaderFunctionArgs) => loadList(giftList, args);

export const meta = pageMeta(({ t }) => ({ title: t('gifts.office.title') }));

/** The catalogue, and what was given of each gift between two days. */
export default function Catalogue(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const language = useLanguage();
  const data = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={giftList}
      data={data}
      title={t('gifts.office.title')}
      lead={t('gifts.office.lead')}
      headActions={
        <>
          <ButtonLink href={to('gifts.officeSendings')}>{t('gifts.office.sendings')}</ButtonLink>
          <ButtonLink href={to('gifts.officeCategories')}>{t('gifts.office.categories')}</ButtonLink>
          <ButtonLink variant="primary" href={to('gifts.officeGift', { giftId: '0' })} icon={<Plus aria-hidden />}>
            {t('gifts.office.new')}
          </ButtonLink>
        </>
      }
      columns={{
        name: {
          header: t('gifts.office.name'),
          isName: true,
          cell: ({ id, name, imageUrl }) => (
            <LocalLink to="gifts.officeGift" params={{ giftId: String(id) }} className="inline-flex items-center gap-2">
              <img src={imageUrl} alt="" width={32} height={32} loading="lazy" />
              <span>{name}</span>
            </LocalLink>
          ),
        },
        category: { header: t('gifts.office.category') },
        price: { header: t('gifts.office.price') },
        active: {
          header: t('gifts.office.state'),
          cell: ({ active, vip, season }) => (
            <span className="inline-flex flex-wrap gap-1">
              <Badge tone={active ? 'success' : 'neutral'}>
                {active ? t('gifts.office.active') : t('gifts.office.inactive')}
              </Badge>
              {vip ? <Badge tone="warning">VIP</Badge> : null}
              {season ? <Badge tone="neutral">{t(`gifts.office.${season}`)}</Badge> : null}
            </span>
          ),
        },
        given: { header: t('gifts.office.given') },
        worth: { header: t('gifts.office.worth') },
        paid: { header: t('gifts.office.paid') },
        kept: { header: t('gifts.office.kept') },
      }}
      filters={{
        search: { label: t('gifts.office.search') },
        category: {
          label: t('gifts.office.category'),
          options: (data.answer?.facts.categories ?? []).map(({ id, names }) => ({
            value: String(id),
            label: names[language],
          })),
        },
        from: { label: t('gifts.office.from') },
        to: { label: t('gifts.office.to') },
      }}
      nameOf={({ name }) => name}
      open={({ id }) => to('gifts.officeGift', { giftId: String(id) })}
      empty={{ icon: <Gift />, title: t('gifts.office.none') }}
    />
  );
}
