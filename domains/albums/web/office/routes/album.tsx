import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { languages } from '#kit/contract/access.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumReview } from '../../../contract/index.ts';
import { readAlbum } from '../../../contract/index.ts';
import { StateMark } from '../../parts/state-mark.tsx';
import { Decision } from '../decision.tsx';
import { Pictures } from '../pictures.tsx';

/** Changes shown below a album. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const albumId = Number(params['albumId']);
  if (!Number.isSafeInteger(albumId) || albumId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readAlbum, { params: { albumId } }),
    api.call(auditLines.read, { query: { subject: `album:${albumId}`, kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { review: answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.review.album.title || t('albums.office.untitled'),
}));

/** One album: its film, what is said of it, what was decided, and what may be decided now. */
export default function OfficeAlbumPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { review, lines } = useLoaderData<typeof loader>();
  const { album } = review;
  const title = album.title || t('albums.office.untitled');
  return (
    <WorkPage
      title={title}
      mark={<StateMark state={album.state}>{t(`albums.office.state.${album.state}`)}</StateMark>}
      lead={album.reason || t('albums.office.albumLead')}
      breadcrumb={
        <Breadcrumb
          label={t('albums.office.title')}
          items={[{ label: t('albums.office.title'), href: to('albums.office') }, { label: title }]}
        />
      }
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <Pictures key={album.id} review={review} />
          <Words review={review} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <Decision key={album.id} review={review} />
          <Facts review={review} />
          <Card title={t('albums.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        </div>
      </div>
    </WorkPage>
  );
}

/** Title and description in each language they are said in. */
function Words({ review: { words } }: { review: AlbumReview }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const said = languages.filter((language) => words.title[language] || words.description[language]);
  return (
    <Card title={t('albums.office.words')}>
      <dl className="grid gap-4">
        {said.map((language) => (
          <div key={language} lang={language} className="grid gap-1">
            <dt className="text-sm text-subtle">{format.languageName(language)}</dt>
            <dd className="grid gap-1 [overflow-wrap:anywhere]">
              <b>{words.title[language]}</b>
              <span className="whitespace-pre-line">{words.description[language]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Facts({ review: { album, words } }: { review: AlbumReview }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('albums.office.performer'),
      <LocalLink key="performer" to="performers.officePerformer" params={{ actorId: album.actorId }}>
        <bdi>{album.actorName}</bdi>
      </LocalLink>,
    ],
    [t('albums.office.total'), <Figure key="total">{format.number(album.total)}</Figure>],
    [t('albums.office.rating'), t('albums.office.from', { age: album.ageRating })],
    [t('albums.office.alone'), t(words.isAlone ? 'albums.office.yes' : 'albums.office.no')],
    [t('albums.office.price'), album.price === 0 ? t('albums.office.free') : formatCoins(album.price, language)],
    [t('albums.office.views'), <Figure key="views">{format.number(album.views)}</Figure>],
    [t('albums.office.sold'), <Figure key="sold">{format.number(album.sold)}</Figure>],
    [t('albums.office.created'), format.dateTime(album.createdAt)],
  ];
  return (
    <Card title={t('albums.office.facts')}>
      <dl className="grid grid-cols-2 gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-sm text-subtle">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
