import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LiveCardProps } from './live-card.tsx';
import { LiveCard } from './live-card.tsx';

const mara: LiveCardProps = {
  href: '/en/amateur/mara/',
  name: 'Mara Lindt',
  age: 29,
  poster: { src: '/media/mara.webp', width: 720, height: 900 },
  state: 'private',
  stateLabel: 'In private',
  price: 796,
  formatPrice: (hundredths) => ({ amount: `${hundredths / 100} coins`, money: '€1.99' }),
  per: '/min',
  languages: [{ code: 'de', name: 'German' }],
};
const render = (props: Partial<LiveCardProps> = {}) => renderToStaticMarkup(<LiveCard {...mara} {...props} />);

describe('a live card', () => {
  it('says who, what now, what it costs and in which languages', () => {
    const words = render().replace(/<[^>]*>/g, ' ');
    for (const word of ['Mara Lindt', '29', 'In private', '7.96 coins', '/min', '€1.99', 'de'])
      expect(words).toContain(word);
    expect(render()).toContain('title="German"');
  });

  it('is one link, with the favourite beside it and not inside it', () => {
    const html = render({ corner: <button type="button">Favourite</button> });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<button/);
  });

  it('leads two ways where the picture opens something else: the keyboard has the name, once', () => {
    const html = render({ openHref: '/en/chat/mara/' });
    expect(html).toContain('<h3 class="named"><a href="/en/amateur/mara/">');
    expect(html).toMatch(/<a (?=[^>]*href="\/en\/chat\/mara\/")(?=[^>]*tabindex="-1")(?=[^>]*aria-hidden="true")/i);
  });

  it('says how many watch, for the eye and for the ear', () => {
    const viewers = { count: 12, label: '12 viewers' };
    const html = render({ state: 'free', viewers });
    expect(html).toContain('title="12 viewers"');
    expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/12\s+12 viewers/);
    for (const others of [{ viewers }, { state: 'free', viewers: { count: 0, label: 'no viewers' } }] as const)
      expect(render(others)).not.toContain('viewers');
  });

  it('asks for no moving picture until somebody wants to see it', () => {
    const html = render({ preview: () => <video muted /> });
    expect(html).not.toContain('<video');
  });

  it('fetches the first row at once and the rest when near', () => {
    expect(render({ eager: true })).toContain('loading="eager"');
    expect(render()).toContain('loading="lazy"');
  });

  it('shows initials where there is no picture yet, instead of a broken one', () => {
    const html = render({ poster: { src: '', width: 4, height: 5 } });
    expect(html).not.toContain('<img');
    expect(html).toContain('ML');
  });

  it('shows no price where none is known', () => {
    expect(render({ price: undefined })).not.toContain('coins');
  });
});
