import { CircleCheck, Coins, Eye, Inbox, Sparkles, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Countdown } from '../measure/countdown.tsx';
import { Figure } from '../measure/figure.tsx';
import { Meter, Progress, Stat } from '../measure/gauges.tsx';
import { Price } from '../measure/price.tsx';
import { Avatar } from '../primitives/avatar.tsx';
import type { Tone } from '../primitives/badge.tsx';
import { Badge } from '../primitives/badge.tsx';
import { Button } from '../primitives/button.tsx';
import { Card, CardRow } from '../primitives/card.tsx';
import { Breadcrumb, Kbd, Pagination } from '../primitives/navigation.tsx';
import { RowHead } from '../primitives/row-head.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonText } from '../primitives/state.tsx';
import { TabLinks } from '../primitives/tab-links.tsx';
import type { TableSort } from '../primitives/table.tsx';
import { Table } from '../primitives/table.tsx';
import { Tabs } from '../primitives/tabs.tsx';
import { Row, Section } from './section.tsx';
import { formatPrice } from './words.ts';

const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'private'];
const zones = { silent: 'No sound', quiet: 'Too quiet', good: 'Good', hot: 'Too loud' };

/** Badges, prices, figures and gauges. */
export function Figures({ now }: { now: number }): ReactNode {
  return (
    <Section id="figures" title="Marks and figures">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={<Sparkles aria-hidden />}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Mara Lindt" size="sm" />
        <Avatar name="Mara Lindt" onlineLabel="Online" />
        <Avatar name="Sol" size="lg" onlineLabel="Online" />
        <Kbd>⌘</Kbd>
        <Kbd>K</Kbd>
      </Row>
      <Row>
        <Price hundredths={796} format={formatPrice} per="/min" size="sm" />
        <Figure className="font-semibold">12:30</Figure>
        <Price hundredths={1196} format={formatPrice} per="/min" />
        <Price hundredths={20000} format={formatPrice} size="lg" before={25000} />
        <Price hundredths={0} format={formatPrice} freeLabel="free" />
        <Countdown until={now + 3 * 3_600_000 + 61_000} now={now} label="Offer ends" />
        <Countdown until={now + 42_000} now={now} label="Minute ends" className="text-xl" />
        <Countdown until={now + 8_000} now={now} label="Nearly over" urgentMs={10_000} className="text-xl" />
        <Countdown until={now - 1} now={now} label="Over" className="text-xl" />
      </Row>
      <CardRow>
        <Stat
          label="Earned today"
          value="1,284"
          unit="coins"
          icon={<Coins aria-hidden />}
          delta={{ text: '12 % more than last Thursday', direction: 'up', good: true }}
        />
        <Stat
          label="Watching"
          value="37"
          icon={<Eye aria-hidden />}
          delta={{ text: '4 fewer', direction: 'down', good: false }}
        />
        <Card>
          <div className="grid gap-4">
            <Meter label="Microphone" level={0.62} peak={0.74} zoneLabels={zones} />
            <Meter label="Microphone" level={0.96} peak={0.98} zoneLabels={zones} />
            <Meter label="Microphone" level={0.2} zoneLabels={zones} />
          </div>
        </Card>
        <Card>
          <div className="grid gap-4">
            <Progress label="Tonight's goal" value={640} max={1000} text="640 of 1,000 coins" />
            <Progress label="Upload" value={28} text="28 %" />
          </div>
        </Card>
      </CardRow>
    </Section>
  );
}

type Booking = { id: string; guest: string; kind: string; minutes: number; coins: number; ok: boolean };
const bookings: readonly Booking[] = [
  { id: 'b1', guest: 'Moonlit', kind: 'Video call', minutes: 12, coins: 9552, ok: true },
  { id: 'b2', guest: 'Harbour', kind: 'Free chat', minutes: 3, coins: 0, ok: true },
  { id: 'b3', guest: 'Quiet Fox', kind: 'Chat', minutes: 8, coins: 6368, ok: false },
  { id: 'b4', guest: 'Aster', kind: 'Voyeur', minutes: 21, coins: 8379, ok: true },
];

/** Tables, tabs and navigation. */
export function Lists(): ReactNode {
  const [sort, setSort] = useState<TableSort>({ key: 'coins', direction: 'descending' });
  const [chosen, setChosen] = useState<readonly string[]>(['b2']);
  const rows = bookings.toSorted((a, b) => {
    const order =
      sort.key === 'guest'
        ? a.guest.localeCompare(b.guest)
        : sort.key === 'minutes'
          ? a.minutes - b.minutes
          : a.coins - b.coins;
    return sort.direction === 'ascending' ? order : -order;
  });
  return (
    <Section id="lists" title="Lists and ways">
      <Breadcrumb
        label="You are here"
        items={[{ label: 'Home', href: '#lists' }, { label: 'Cams', href: '#lists' }, { label: 'Mara Lindt' }]}
      />
      <RowHead title="New here" href="#lists" all="All" />
      <TabLinks
        label="Profile"
        items={[
          { href: '#overview', label: 'Overview', current: true },
          { href: '#about', label: 'About me' },
          { href: '#pictures', label: 'Pictures', count: 4 },
          { href: '#live-show', label: 'Live show' },
        ]}
      />
      <Card title="Bookings" description="Today" flush>
        <Table
          caption="Bookings of today"
          rows={rows}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
          totalLabel="Together"
          selection={{
            isSelected: (row) => chosen.includes(row.id),
            onToggle: ({ id }) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
            onToggleAll: () => setChosen(chosen.length === rows.length ? [] : rows.map(({ id }) => id)),
            labelOf: (row) => `Choose ${row.guest}`,
            allLabel: 'Choose all',
          }}
          columns={[
            { key: 'guest', header: 'Guest', cell: (row) => row.guest, primary: true, sortable: true },
            { key: 'kind', header: 'Kind', cell: (row) => row.kind },
            {
              key: 'minutes',
              header: 'Minutes',
              cell: (row) => row.minutes,
              sortable: true,
              align: 'end',
              total: rows.reduce((sum, { minutes }) => sum + minutes, 0),
            },
            {
              key: 'coins',
              header: 'Booked',
              cell: (row) => <Price hundredths={row.coins} format={formatPrice} size="sm" freeLabel="free" />,
              sortable: true,
              align: 'end',
            },
            {
              key: 'ok',
              header: 'State',
              cell: (row) =>
                row.ok ? (
                  <Badge tone="success" icon={<CircleCheck aria-hidden />}>
                    Paid
                  </Badge>
                ) : (
                  <Badge tone="warning">Refunded in part</Badge>
                ),
            },
          ]}
        />
      </Card>
      <Pagination
        page={6}
        pages={14}
        hrefFor={(page) => `#page-${page}`}
        labels={{ nav: 'Pages', previous: 'Previous page', next: 'Next page', page: (page) => `Page ${page}` }}
      />
      <Tabs
        label="Statement"
        items={[
          { value: 'chats', label: 'Chats', count: 2, content: <p>Two chats this week.</p> },
          { value: 'top-ups', label: 'Top-ups', content: <p>One top-up.</p> },
        ]}
      />
    </Section>
  );
}

/** Nothing, not yet, not working. */
export function States(): ReactNode {
  return (
    <Section id="states" title="Empty, loading, failed">
      <CardRow min="18rem">
        <Card>
          <EmptyState title="No chats yet" icon={<Inbox />} action={<Button variant="primary">See who is live</Button>}>
            What you book appears here, minute by minute.
          </EmptyState>
        </Card>
        <Card flush>
          <Table
            caption="Bookings that are on their way"
            rows={[] as { id: string }[]}
            rowKey={(row) => row.id}
            loadingRows={3}
            columns={[
              { key: 'guest', header: 'Guest', cell: () => null, primary: true },
              { key: 'coins', header: 'Booked', cell: () => null, align: 'end' },
            ]}
          />
        </Card>
        <Card>
          <ErrorState title="You are offline" icon={<WifiOff />} action={<Button>Try again</Button>}>
            Nothing is booked while the line is gone. We go on as soon as it is back.
          </ErrorState>
        </Card>
        <Card>
          <Skeleton className="mb-4 h-6 w-32" />
          <SkeletonText lines={4} />
        </Card>
      </CardRow>
    </Section>
  );
}
