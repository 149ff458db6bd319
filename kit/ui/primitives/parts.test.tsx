import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatusPill } from '../live/status-pill.tsx';
import { Countdown } from '../measure/countdown.tsx';
import { Price } from '../measure/price.tsx';
import { Anchor, AnchorProvider } from './anchor.tsx';
import { initials } from './avatar.tsx';
import { Button } from './button.tsx';
import { nextSort, Table } from './table.tsx';
import { TextField } from './text-field.tsx';

const format = (hundredths: number) => ({ amount: `${hundredths / 100} coins`, money: `€${hundredths / 400}` });

describe('a text field', () => {
  it('says hint and error to who cannot see them', () => {
    const html = renderToStaticMarkup(
      <TextField id="mail" label="E-mail" hint="Never shown." error="Not an address." />,
    );
    expect(html).toContain('<label for="mail"');
    expect(html).toContain('aria-describedby="mail-error mail-hint"');
    expect(html).toContain('aria-invalid="true"');
  });

  it('is quiet when nothing is wrong', () => {
    const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" />);
    expect(html).not.toContain('aria-invalid=');
    expect(html).not.toContain('aria-describedby=');
  });
});

describe('a button', () => {
  it('does not submit a form by accident', () => {
    expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  });

  it('keeps its words while busy, and says so', () => {
    const html = renderToStaticMarkup(<Button loading>Save</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('Save');
  });
});

describe('a price', () => {
  it('shows money beside the coins', () => {
    const html = renderToStaticMarkup(<Price hundredths={796} format={format} per="/min" />);
    expect(html).toContain('7.96 coins');
    expect(html).toContain('/min');
    expect(html).toContain('€1.99');
  });

  it('says free in a word where the screen has one', () => {
    expect(renderToStaticMarkup(<Price hundredths={0} format={format} freeLabel="free" />)).toContain('free');
    expect(renderToStaticMarkup(<Price hundredths={0} format={format} />)).toContain('0 coins');
  });
});

describe('the other parts', () => {
  it('say a state in a word, not in colour alone', () => {
    expect(renderToStaticMarkup(<StatusPill state="private" label="In private" />)).toContain('In private');
  });

  it('render a countdown from the time the server gives', () => {
    const html = renderToStaticMarkup(<Countdown until={61_000} now={1000} label="Offer ends" />);
    expect(html).toContain('aria-label="Offer ends: 1:00"');
  });

  it("navigate the app's way where the app says how", () => {
    const html = renderToStaticMarkup(
      <AnchorProvider component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        <Anchor href="/en/">Home</Anchor>
      </AnchorProvider>,
    );
    expect(html).toBe('<a href="/app/en/">Home</a>');
  });

  it('know up to two letters of a name', () => {
    expect(initials('  mara van Lindt ')).toBe('ML');
    expect(initials('Émile')).toBe('É');
    expect(initials('')).toBe('');
  });

  it('turn the order of a table round at the second press', () => {
    const first = nextSort(undefined, 'name');
    expect(first).toEqual({ key: 'name', direction: 'ascending' });
    expect(nextSort(first, 'name').direction).toBe('descending');
    expect(nextSort(nextSort(first, 'name'), 'coins')).toEqual({ key: 'coins', direction: 'ascending' });
  });

  it('show what to do where a table has no rows', () => {
    const html = renderToStaticMarkup(
      <Table caption="Bookings" columns={[]} rows={[]} rowKey={String} empty={<p>No bookings yet</p>} />,
    );
    expect(html).toBe('<p>No bookings yet</p>');
  });
});
