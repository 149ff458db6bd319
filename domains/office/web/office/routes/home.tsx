import { filled } from 'virtual:slots/office.overviewCard';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Stat } from '#kit/ui/measure/gauges.tsx';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Card, CardRow } from '#kit/ui/primitives/card.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { Blocks, loadBlocks } from '#kit/web/blocks.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageTable } from '#kit/web/links.ts';
import { LocalLink } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { OverviewFigure } from '../../../contract/routes.ts';
import { getOverview } from '../../../contract/routes.ts';
import { AuditLines } from '../../parts/audit-lines.tsx';
import { states, useStateWord } from '../../parts/mail-state.tsx';
import type { overviewCard } from '../../slots.ts';

export const meta = pageMeta(({ t }) => ({ title: t('office.office.home.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const values = context.get(web);
  const [overview, cards] = await Promise.all([values.api.call(getOverview, {}), loadBlocks(filled, values)]);
  if (!overview.ok) throw new Response(null, { status: overview.problem.status });
  return { ...overview.data, cards };
}

export default function OfficeHome(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const word = useStateWord();
  const { mail, figures, lines, cards } = useLoaderData<typeof loader>();
  return (
    <WorkPage title={t('office.office.home.title')} lead={t('office.office.home.lead')}>
      <Card title={t('office.office.home.now')}>
        <CardRow min="8rem">
          {figures.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </CardRow>
      </Card>
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
      <Places />
    </WorkPage>
  );
}

/** What a domain puts first; red when somebody has to act, and the way to where it is told in full. */
function Figure({ figure: { label, value, alarm, page } }: { figure: OverviewFigure }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const words = typeof value === 'number' ? format.number(value) : (t.maybe(value) ?? value);
  const stat = (
    <Stat label={t.maybe(label) ?? label} value={alarm ? <span className="text-danger">{words}</span> : words} />
  );
  if (page === null) return stat;
  return (
    <Anchor href={pageTable().href(page, language)} className="grid no-underline">
      {stat}
    </Anchor>
  );
}

/** Every place of the office, whichever domain it belongs to, and the documents of the contract. */
function Places(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const table = pageTable();
  const places = table.pages
    .filter((page) => page.area === 'office' && page.id !== 'office.home')
    .flatMap((page) => (page.menu ?? []).filter((entry) => entry.in === 'top').map((entry) => ({ page, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ page, entry }) => ({ href: table.href(page.id, language), words: t.maybe(entry.label) ?? page.id }));
  return (
    <Card title={t('office.office.home.places')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {[...places, { href: '/docs', words: 'REST · GraphQL · AsyncAPI' }].map(({ href, words }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="flex min-h-11 items-center justify-between px-(--card-pad) font-semibold no-underline hover:bg-hover"
            >
              {words}
              <ChevronRight aria-hidden className="size-4 text-subtle" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
