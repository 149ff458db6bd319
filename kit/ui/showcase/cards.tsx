import { Flame, Radio, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ActionRow } from '../live/action-row.tsx';
import { Cover } from '../live/cover.tsx';
import { FavouriteButton } from '../live/favourite-button.tsx';
import { FilterBar } from '../live/filter-bar.tsx';
import { Grid, GridAcross, GridItem } from '../live/grid.tsx';
import type { Poster } from '../live/live-card.tsx';
import { LiveCard, LiveCardSkeleton } from '../live/live-card.tsx';
import { MediaTile } from '../live/media-tile.tsx';
import { StatusPill } from '../live/status-pill.tsx';
import { Price } from '../measure/price.tsx';
import { Avatar } from '../primitives/avatar.tsx';
import { Badge } from '../primitives/badge.tsx';
import { Breadcrumb } from '../primitives/navigation.tsx';
import { Select } from '../primitives/text-field.tsx';
import { Row, Section } from './section.tsx';
import { formatPrice, people, stateWords } from './words.ts';

/** The heart: the living grid. */
export function Cards({ poster }: { poster: (place: number) => Poster }): ReactNode {
  const [filters, setFilters] = useState<ReadonlySet<string>>(new Set(['live']));
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set(['Sol']));
  const toggle = (set: ReadonlySet<string>, key: string) => {
    const next = new Set(set);
    if (!next.delete(key)) next.add(key);
    return next;
  };
  const card = (place: number, ratio?: 'fill') => {
    const person = people[place % people.length];
    if (!person) return null;
    return (
      <LiveCard
        href={`#${person.name}`}
        {...person}
        poster={poster(place)}
        stateLabel={stateWords[person.state]}
        formatPrice={formatPrice}
        per="/min"
        freeLabel="free"
        eager={place < 6}
        ratio={ratio}
        line={ratio === 'fill' ? 'Cello, candles, and time to talk' : undefined}
        marks={place === 3 ? <Badge tone="onPicture">New</Badge> : null}
        preview={() => <div className="afterglow animate-pulse" />}
        corner={
          <FavouriteButton
            label={`Favourite: ${person.name}`}
            pressed={favourites.has(person.name)}
            onToggle={() => setFavourites(toggle(favourites, person.name))}
          />
        }
      />
    );
  };
  return (
    <Section id="cards" title="Live now">
      <FilterBar
        label="Filters"
        filters={[
          { key: 'live', label: 'Live', icon: <Radio aria-hidden />, count: 37, active: filters.has('live') },
          { key: 'free', label: 'Free chat', count: 12, active: filters.has('free') },
          { key: 'new', label: 'New', icon: <Sparkles aria-hidden />, active: filters.has('new') },
          { key: 'hot', label: 'Popular', icon: <Flame aria-hidden />, active: filters.has('hot') },
          { key: 'de', label: 'German', active: filters.has('de') },
          { key: 'en', label: 'English', active: filters.has('en') },
          { key: 'nl', label: 'Dutch', active: filters.has('nl') },
        ]}
        onToggle={(key) => setFilters(toggle(filters, key))}
        clear={{ label: 'Clear', onClear: () => setFilters(new Set()) }}
        end={
          <div className="max-sm:hidden">
            <Select
              label="Order"
              hideLabel
              options={[
                { value: 'rank', label: 'Best match' },
                { value: 'price', label: 'Price' },
              ]}
            />
          </div>
        }
      />
      <Grid label="Live now">
        {people.map((person, place) => (
          <GridItem key={person.name} wide={place === 0}>
            {card(place, place === 0 ? 'fill' : undefined)}
          </GridItem>
        ))}
        <GridItem>
          <LiveCardSkeleton />
        </GridItem>
        <GridItem>
          <LiveCardSkeleton />
        </GridItem>
        <GridItem>
          <LiveCardSkeleton />
        </GridItem>
      </Grid>
      <h3 className="font-bold text-xl">A person's head</h3>
      <div className="evening overflow-hidden rounded-card border border-line">
        <Cover
          picture={poster(3)}
          breadcrumb={<Breadcrumb label="Way" items={[{ label: 'Home', href: '#cards' }, { label: 'Sol' }]} />}
        >
          <Avatar name="Sol" size="xl" className="rounded-full shadow-[0_0_0_4px_var(--canvas)]" />
          <div className="grid flex-1 gap-1.5 pb-4">
            <p className="font-extrabold text-4xl tracking-tight">Sol</p>
            <p className="text-lg">Cello, candles, and time to talk</p>
            <ActionRow>
              <FavouriteButton
                label="Favourite: Sol"
                pressed={favourites.has('Sol')}
                onToggle={() => setFavourites(toggle(favourites, 'Sol'))}
              />
            </ActionRow>
          </div>
        </Cover>
      </div>
      <h3 className="font-bold text-xl">Roomy</h3>
      <GridAcross
        across={<p className="rounded-card bg-hover p-6 text-center">Across all columns, below the second row</p>}
      >
        <Grid isWithin label="Later">
          {people.map((person, place) => (
            <GridItem key={person.name}>{card(place)}</GridItem>
          ))}
        </Grid>
      </GridAcross>
      <Grid columns="roomy" label="Recommended">
        {people.slice(0, 4).map((person, place) => (
          <GridItem key={person.name}>{card(place)}</GridItem>
        ))}
      </Grid>
      <Row>
        {(Object.keys(stateWords) as Array<keyof typeof stateWords>).map((state) => (
          <StatusPill key={state} state={state} label={stateWords[state]} />
        ))}
      </Row>
      <h3 className="font-bold text-xl">Media</h3>
      <Grid columns="roomy" label="Media">
        <GridItem>
          <MediaTile
            href="#v1"
            title="An evening by the harbour"
            poster={poster(4)}
            kind="video"
            length="12:04"
            meta="Sol · today"
            price={<Price hundredths={2400} format={formatPrice} size="sm" />}
          />
        </GridItem>
        <GridItem>
          <MediaTile
            href="#v2"
            title="Blue hour"
            poster={poster(7)}
            kind="album"
            length="24"
            meta="Roos · yesterday"
            price={<Price hundredths={0} format={formatPrice} freeLabel="free" size="sm" />}
          />
        </GridItem>
        <GridItem>
          <MediaTile
            href="#v3"
            title="For subscribers"
            poster={poster(2)}
            kind="video"
            length="8:40"
            meta="Annelies"
            lockedLabel="With subscription"
          />
        </GridItem>
      </Grid>
    </Section>
  );
}
