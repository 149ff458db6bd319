import type { ComponentType, ReactNode } from 'react';
import { Component, createContext } from 'react';

const BrokenContext = /* @__PURE__ */ createContext<ComponentType<{ onAgain: () => void }> | null>(null);

/** Says what is seen in the place of a part that stays broken: a sentence, and a button that calls `onAgain`. */
export const BrokenPartProvider = BrokenContext;

/** A part is shown again so often within so many ms; after that only by hand. */
const tries = { count: 3, withinMs: 10_000 };

/**
 * Holds what goes wrong while a part is drawn: the part is shown again, from its beginning, and all around it stays as it is. What
 * must outlive a part (connections, a broadcast, a chat) stands above it. One that breaks again and again gives way to the sentence
 * of `BrokenPartProvider`. On the server it does nothing.
 */
export class SafePart extends Component<
  {
    children: ReactNode;
    /** What it shows, e.g. the address of a page: of something else it is not broken. */
    of?: unknown;
    /** In place of the sentence: for a whole page. */
    orElse?: ComponentType<{ onAgain: () => void }>;
  },
  { broken: 'again' | 'for good' | null; of: unknown }
> {
  static override contextType = BrokenContext;
  declare context: ComponentType<{ onAgain: () => void }> | null;
  override state = { broken: null, of: this.props.of } as { broken: 'again' | 'for good' | null; of: unknown };
  #failures: number[] = [];

  static getDerivedStateFromError(): { broken: 'again' } {
    return { broken: 'again' };
  }

  static getDerivedStateFromProps(props: { of?: unknown }, state: { of: unknown }): object | null {
    return Object.is(props.of, state.of) ? null : { broken: null, of: props.of };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.#failures = [...this.#failures.filter((at) => now - at < tries.withinMs), now];
    this.setState({ broken: this.#failures.length > tries.count ? 'for good' : null });
  }

  #again = (): void => {
    this.#failures = [];
    this.setState({ broken: null });
  };

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    const Broken = this.props.orElse ?? this.context;
    return broken === 'for good' && Broken ? <Broken onAgain={this.#again} /> : null;
  }
}
