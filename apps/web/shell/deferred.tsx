import { filled } from 'virtual:slots/frame.deferredParts';
import type { ReactNode } from 'react';
import { createElement, Suspense } from 'react';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import type { Area } from '#kit/web/page/pages.ts';
import type { DeferredPartProps, deferredParts, ShownWhere } from '#kit/web/slots/frame-slots.ts';
import { lazyComponent } from '#kit/web/slots/lazy-component.tsx';
import type { Filling, Part } from '#kit/web/slots/slots.ts';
import { fillingsOf } from '#kit/web/slots/slots.ts';
import { useRootFacts } from './root-facts.ts';

type SettledPart = Filling<Part<DeferredPartProps>, ShownWhere>;

const OfMembers = lazyComponent(async () => (await import('./deferred-members.tsx')).DeferredOfMembers);

/** What a document needs only once its page is settled, of all domains. Loaded by {@link DeferredParts}. */
export function Deferred({ area }: { area: Area }): ReactNode {
  return (
    <>
      <SettledParts parts={fillingsOf<typeof deferredParts>(filled)} area={area} />
      {useRootFacts()?.caller ? <OfMembers area={area} /> : null}
    </>
  );
}

/** The parts that are wanted on a side of the site; each waits for its words alone. */
export function SettledParts({ parts, area }: { parts: readonly SettledPart[]; area: Area }): ReactNode {
  const settings = useRootFacts()?.settings;
  return parts
    .filter(({ facts: { areas } }) => areas?.includes(area) ?? true)
    .map(({ key, value }) => (
      <SafePart key={key}>
        <Suspense fallback={null}>{createElement(value, { area, settings })}</Suspense>
      </SafePart>
    ));
}
