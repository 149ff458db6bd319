import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { PerformerLink } from '#domains/live/web/office/chat-parts.tsx';
import { ChannelRow } from '#domains/messenger/web/parts/channel-row.tsx';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import { MessageBubble } from '#kit/ui/chat/message-bubble.tsx';
import { LiveCard } from '#kit/ui/live/live-card.tsx';
import { addMessages } from '#kit/web/words/catalogues.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import './domains.ts';

/** Written from right to left, with figures, and a mark that turns what follows it. */
const name = 'מאיה 42 \u202Eabc';
const words = 'مرحبا 7 \u202Edef';

addMessages('en', compileCatalogue({ 'messenger.unread': '{count} unread' }));

const parts: Readonly<Record<string, ReactNode>> = {
  ChannelRow: (
    <ChannelRow
      name={name}
      isOnline={false}
      unreadCount={2}
      messageTimestamp={0}
      subject={words}
      subjectType="text"
      isOwnSubject={false}
      subjectSender="guest"
      isSelected={false}
      search="?channel=1"
    />
  ),
  GuestLink: <GuestLink id={7}>{name}</GuestLink>,
  PerformerLink: <PerformerLink id={7} name={name} />,
  MessageBubble: (
    <MessageBubble side="other" author={name} time="20:30">
      {words}
    </MessageBubble>
  ),
  LiveCard: (
    <LiveCard
      href="/en/a/"
      name={name}
      age={29}
      poster={{ src: '/media/a.webp', width: 720, height: 900 }}
      state="private"
      stateLabel="In private"
      price={796}
      formatPrice={() => ({ amount: '7.96 coins', money: '€1.99' })}
      per="/min"
      languages={[]}
    />
  ),
};

function render(part: ReactNode): string {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <LanguageProvider language="en">{part}</LanguageProvider> },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

it.each(Object.entries(parts))('%s shows a name from right to left so that it turns nothing beside it', (_, part) => {
  const html = render(part);
  expect(html).toContain(`<bdi>${name}</bdi>`);
  const texts = html.replace(/<bdi>[^<]*<\/bdi>/g, '').replace(/<div[^<]*dir="auto"[^<]*>[^<]*<\/div>/g, '');
  const shown = texts.replace(/<[^>]*>/g, ' ');
  for (const foreign of [name, words]) expect(shown).not.toContain(foreign);
});
