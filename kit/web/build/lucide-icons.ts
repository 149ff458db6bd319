import type { ReactNode, SVGProps } from 'react';
import { createElement } from 'react';

/** An icon as Lucide's modules declare it. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Draws Lucide's icons in the browser: the same element as the library's own component, without what nobody here uses
 * (contexts, absolute strokes, aliases), which is 1.5 KB on every page. The build puts it in its place.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a module of the library
export default function createLucideIcon({ name, node }: IconData): (props: IconProps) => ReactNode {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...(children || Object.keys(rest).some((prop) => /^(aria-|role$|title$)/.test(prop))
          ? {}
          : { 'aria-hidden': true }),
        ...rest,
      },
      ...drawn,
      children,
    );
}
