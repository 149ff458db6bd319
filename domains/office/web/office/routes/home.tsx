import { filled } from 'virtual:slots/office.overviewCard';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { Blocks, loadBlocks } from '#kit/web/slots/blocks.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { OverviewFigure } from '../../../contract/routes.ts';
import { getOverview } from '../../../contract/routes.ts';
import { AuditLines } from '../../parts/audit-lines.tsx';
import { states, useStateWord } from '../../parts/mail-state.tsx';
import { Figures } from '../../parts/overview-figures.tsx';
import { byUrgency, waits } from '../../parts/urgency.ts';
import type { overviewCard } from '../../slots.ts';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.home.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [overview, cards] = await Promise.all([values.api.call(getOverview, {}), loadBlocks(filled, values)]);
  if (!overview.ok) throw refused(overview.problem.status);
  return { ...overview.data, cards, now: Date.now() };
}

/** What needs a hand first, what today brings, how everything stands, and what was changed last. */
export default function OfficeHome(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const word = useStateWord();
  const { mail, figures, lines, cards, now } = useLoaderData<typeof loader>();
  const others = (when: OverviewFigure['of']) => figures.filter((figure) => figure.of === when && !waits(figure));
  return (
    <WorkPage
      title={t('office.office.home.title')}
      lead={t('office.office.home.lead')}
      actions={<Anchor href="/docs">REST · GraphQL · AsyncAPI</Anchor>}
    >
      <Figures
        title={t('office.office.home.waiting')}
        figures={figures.filter(waits).sort(byUrgency)}
        now={now}
        empty={t('office.office.home.nothingWaits')}
      />
      <Figures title={t('office.office.home.today')} figures={others('today')} now={now} />
      <Blocks<typeof overviewCard> filled={filled} data={cards} props={{}} />
      <Figures title={t('office.office.home.now')} figures={others('now')} now={now} />
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
    </WorkPage>
  );
}
