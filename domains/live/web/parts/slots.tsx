import { lazy, Suspense } from 'react';
import type { LiveSlots } from '#domains/performers/web/parts/live-slots.tsx';

// Only profiles show them: lists do without.
const ChatButtons = lazy(() => import('./chat-buttons.tsx').then((module) => ({ default: module.ChatButtons })));
// The player is fetched with the first preview anybody wants to see.
const LivePreview = lazy(() => import('./live-preview.tsx').then((module) => ({ default: module.LivePreview })));

/** What live shows inside the performers' pages. */
export const liveSlots: LiveSlots = {
  preview: (actor) => (
    <Suspense>
      <LivePreview actor={actor} />
    </Suspense>
  ),
  chatButtons: (actor) => (
    <Suspense>
      <ChatButtons actor={actor} />
    </Suspense>
  ),
};
