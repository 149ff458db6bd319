import { filled } from 'virtual:slots/office.overviewCard';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageTable } from '#kit/web/page/links.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OverviewFigure } from '../../../contract/routes.ts';
import { getOverview } from '../../../contract/routes.ts';
import { AuditLines } from '../../parts/audit-lines.tsx';
import { states, useStateWord } from '../../parts/mail-state.tsx';
import type { overviewCard } from '../../slots.ts';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.home.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [overview, cards] = await Promise.all([values.api.call(getOverview, {}), loadBlocks(filled, values)]);
  if (!overview.ok) throw refused(overview.problem.status);
  return { ...overview.data, cards };
}

export default function OfficeHome(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const word = useStateWord();
  const { mail, figures, lines, cards } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('office.office.home.title')}
      lead={t('office.office.home.lead')}
      actions={<Anchor href="/docs">REST · GraphQL · AsyncAPI</Anchor>}
    >
      {(['today', 'now'] as const).map((when) => (
        <Card key={when} title={t(`office.office.home.${when}`)}>
          <CardRow min="9rem">
            {figures
              .filter((figure) => figure.of === when)
              .map((figure) => (
                <Figure key={figure.label} figure={figure} />
              ))}
          </CardRow>
        </Card>
      ))}
      <Card title={t('office.office.mail.title')}>
        <CardRow min="8rem">
          {states.map((state) => (
            <Stat key={state} label={word(state)} value={format.number(mail[state])} />
          ))}
        </CardRow>
      </Card>
      <Card
        title={t('office.office.home.changes')}
        actions={<LocalLink to="office.audit">{t('office.office.home.allChanges')}</LocalLink>}
      >
        {lines.length > 0 ? (
          <AuditLines lines={lines} />
        ) : (
          <p className="text-muted">{t('office.office.home.noChanges')}</p>
        )}
      </Card>
      <Blocks<typeof overviewCard> filled={filled} data={cards} props={{}} />
    </WorkPage>
  );
}

/** What a domain puts first; red when somebody has to act, and the way to where it is told in full. */
function Figure({ figure: { label, value, unit, alarm, page } }: { figure: OverviewFigure }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const written = useWritten();
  const isWord = typeof value !== 'number';
  const stat = (
    <Stat
      label={t.maybe(label) ?? label}
      value={
        // Words are longer than figures: one size down, they stand in one line or two.
        <span
          className={cx(alarm && 'text-danger', isWord && 'block text-balance text-base leading-snug tracking-normal')}
        >
          {isWord ? (t.maybe(value) ?? value) : written(value, unit)}
        </span>
      }
      className="h-full"
    />
  );
  if (page === null) return stat;
  return (
    <Anchor href={pageTable().href(page, language)} className="grid no-underline">
      {stat}
    </Anchor>
  );
}

/** A count in its unit: euros as money, minutes as hours and minutes. */
function useWritten(): (value: number, unit: OverviewFigure['unit']) => string {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (value, unit) => {
    if (unit === 'euroCents') return formatAmount(value, euros, language);
    if (unit === 'pieces') return format.number(value);
    return t('office.office.home.duration', { hours: format.number(Math.floor(value / 60)), minutes: value % 60 });
  };
}
