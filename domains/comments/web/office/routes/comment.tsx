import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink, useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeComment } from '../../../contract/index.ts';
import { readComment } from '../../../contract/index.ts';
import { Decision } from '../decision.tsx';
import { StateMark } from '../state-mark.tsx';

/** Changes shown below a comment. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const commentId = Number(params['commentId']);
  if (!Number.isSafeInteger(commentId) || commentId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readComment, { params: { commentId } }),
    api.call(auditLines.read, { query: { subject: `comment:${commentId}`, kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { ...answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta(({ t }) => ({ title: t('comments.office.one') }));

/** One comment: what it says, about what, who reported it, and what may be decided now. */
export default function OfficeCommentPage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const { comment, answers, waiting, lines } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('comments.office.one')}
      mark={<StateMark comment={comment} />}
      lead={comment.reason || t('comments.office.oneLead')}
      breadcrumb={
        <Breadcrumb
          label={t('comments.office.title')}
          items={[
            { label: t('comments.office.title'), href: to('comments.office') },
            { label: t('comments.office.one') },
          ]}
        />
      }
    >
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid gap-(--grid-gap)">
          <Card title={t('comments.office.words')}>
            <div className="grid gap-3">
              {answers ? (
                <blockquote className="border-line border-l-2 pl-3 text-muted [overflow-wrap:anywhere]" dir="auto">
                  {answers}
                </blockquote>
              ) : null}
              <p dir="auto" className="whitespace-pre-line text-lg [overflow-wrap:anywhere]">
                {comment.text || t('comments.office.noWords')}
              </p>
            </div>
          </Card>
          <Facts comment={comment} />
        </div>
        <div className="grid gap-(--grid-gap)">
          <Decision key={comment.id} comment={comment} waiting={waiting} />
          <Card title={t('comments.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        </div>
      </div>
    </WorkPage>
  );
}

function Facts({ comment }: { comment: OfficeComment }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const { author, subject, path, actorId, reports } = comment;
  const counted = [...new Set(reports)].map((reason) => t(`comments.office.report.${reason}`));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('comments.office.author'),
      author.id === 0 ? (
        '–'
      ) : (
        <LocalLink key="author" to="guest.officeGuest" params={{ guestId: author.id }}>
          <bdi>{author.name}</bdi>
        </LocalLink>
      ),
    ],
    [
      t('comments.office.subject'),
      path === null ? (
        <bdi key="subject">{subject}</bdi>
      ) : (
        <Anchor key="subject" href={`/${language}/${path.replace(/^\/+/, '')}`}>
          <bdi>{subject}</bdi>
        </Anchor>
      ),
    ],
    [
      t('comments.office.performer'),
      <LocalLink key="performer" to="performers.officePerformer" params={{ actorId }}>
        {t('comments.office.toPerformer')}
      </LocalLink>,
    ],
    [t('comments.office.created'), format.dateTime(comment.createdAt)],
    [t('comments.office.reports'), counted.join(', ') || '–'],
  ];
  return (
    <Card title={t('comments.office.facts')}>
      <dl className="grid gap-3 sm:grid-cols-2">
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
