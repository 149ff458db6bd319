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
import type { VideoReview } from '../../../contract/index.ts';
import { readVideo } from '../../../contract/index.ts';
import { StateMark } from '../../parts/state-mark.tsx';
import { Decision } from '../decision.tsx';
import { Watch } from '../watch.tsx';

/** Changes shown below a video. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const videoId = Number(params['videoId']);
  if (!Number.isSafeInteger(videoId) || videoId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readVideo, { params: { videoId } }),
    api.call(auditLines.read, { query: { subject: `video:${videoId}`, kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { review: answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.review.video.title || t('videos.office.untitled'),
}));

/** One video: its film, what is said of it, what was decided, and what may be decided now. */
export default function OfficeVideoPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { review, lines } = useLoaderData<typeof loader>();
  const { video } = review;
  const title = video.title || t('videos.office.untitled');
  return (
    <WorkPage
      title={title}
      mark={<StateMark state={video.state}>{t(`videos.office.state.${video.state}`)}</StateMark>}
      lead={video.reason || t('videos.office.videoLead')}
      breadcrumb={
        <Breadcrumb
          label={t('videos.office.title')}
          items={[{ label: t('videos.office.title'), href: to('videos.office') }, { label: title }]}
        />
      }
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <Watch key={video.id} review={review} />
          <Words review={review} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <Decision key={video.id} review={review} />
          <Facts review={review} />
          <Card title={t('videos.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        </div>
      </div>
    </WorkPage>
  );
}

/** Title and description in each language they are said in. */
function Words({ review: { words } }: { review: VideoReview }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const said = languages.filter((language) => words.title[language] || words.description[language]);
  return (
    <Card title={t('videos.office.words')}>
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

function Facts({ review: { video, words, tags } }: { review: VideoReview }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('videos.office.performer'),
      <LocalLink key="performer" to="performers.officePerformer" params={{ actorId: video.actorId }}>
        <bdi>{video.actorName}</bdi>
      </LocalLink>,
    ],
    [t('videos.office.length'), <Figure key="length">{format.duration(video.duration)}</Figure>],
    [t('videos.office.rating'), t('videos.office.from', { age: video.ageRating })],
    [t('videos.office.alone'), t(words.isAlone ? 'videos.office.yes' : 'videos.office.no')],
    [t('videos.office.price'), video.price === 0 ? t('videos.office.free') : formatCoins(video.price, language)],
    [t('videos.office.tags'), tags.join(', ') || '–'],
    [t('videos.office.views'), <Figure key="views">{format.number(video.views)}</Figure>],
    [t('videos.office.sold'), <Figure key="sold">{format.number(video.sold)}</Figure>],
    [t('videos.office.created'), format.dateTime(video.createdAt)],
  ];
  return (
    <Card title={t('videos.office.facts')}>
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
