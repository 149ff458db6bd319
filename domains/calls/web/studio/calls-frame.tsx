import type { studioFrame } from '#domains/studio/web/slots.ts';
import { SafePart } from '#kit/ui/primitives/safe-part.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { CallStrip } from './call-strip.tsx';
import { CallsProvider } from './calls-context.tsx';

/** Around all pages of the studio: calls ring and run wherever the performer looks. */
export const CallsFrame: FillingOf<typeof studioFrame> = ({ children }) => (
  <CallsProvider>
    <SafePart>
      <CallStrip />
    </SafePart>
    {children}
  </CallsProvider>
);
