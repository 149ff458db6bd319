import type { ReactNode } from 'react';
import { StarMark, Wordmark } from '../shell/brand.tsx';
import { Row, Section } from './section.tsx';

const surfaces = ['canvas', 'surface', 'raised', 'hover', 'line', 'control'];
const inks = ['ink', 'muted', 'subtle', 'accent-ink', 'success', 'warning', 'danger', 'info', 'private'];
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs', '2xs'];

/** Brand, colours and type. */
export function Foundations(): ReactNode {
  return (
    <>
      <Section id="brand" title="Brand">
        <Row>
          <Wordmark className="text-3xl" />
          <Wordmark className="text-lg" />
          <StarMark className="size-16" title="Evening star" />
          <StarMark className="size-8" />
          <StarMark className="size-4" />
          <span className="afterglow h-16 w-60 rounded-card" />
        </Row>
      </Section>
      <Section id="colour" title="Colour">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {[...surfaces, 'accent'].map((name) => (
            <div key={name} className="grid gap-1 text-sm">
              <span
                className="h-16 rounded-card border border-line"
                data-edge
                style={{ background: `var(--${name})` }}
              />
              {name}
            </div>
          ))}
        </div>
        <Row>
          {inks.map((name) => (
            <span key={name} className="font-semibold" style={{ color: `var(--${name})` }}>
              {name}
            </span>
          ))}
        </Row>
      </Section>
      <Section id="type" title="Type">
        <div className="grid gap-2">
          {sizes.map((size) => (
            <p key={size} className="truncate font-bold" style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
              An evening that is all yours · {size}
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}
