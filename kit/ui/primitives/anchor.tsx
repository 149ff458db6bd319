import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** What any link of the kit hands on: an ordinary anchor's props with an address. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

const AnchorContext = /* @__PURE__ */ createContext<ComponentType<AnchorProps> | null>(null);

/**
 * Teaches every link of the kit the app's own client navigation. `component` receives an anchor's
 * props; without a provider links are plain anchors, so parts render anywhere.
 */
export function AnchorProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}): ReactNode {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** An unstyled link that navigates the app's way. Parts build on it; screens use `Link`. */
export function Anchor(props: AnchorProps): ReactNode {
  const Component = useContext(AnchorContext);
  return Component ? <Component {...props} /> : <a {...props} />;
}
