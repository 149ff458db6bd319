import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { defaultGuestState } from '#domains/guest/web/state/parts.ts';
import { GuestProvider } from '#domains/guest/web/state/provider.tsx';
import SignUp from '#domains/identity/web/guest/routes/sign-up.tsx';
import { Room } from '#domains/live/web/guest/room/room.tsx';
import { RoomProvider } from '#domains/live/web/guest/room/room-context.tsx';
import { ShowDashboard } from '#domains/live/web/studio/parts/show-dashboard.tsx';
import { StudioProvider } from '#domains/live/web/studio/session/studio-context.tsx';
import OfficeHome from '#domains/office/web/office/routes/home.tsx';
import Home from '#domains/performers/web/guest/routes/home.tsx';
import ProfileFrame from '#domains/performers/web/guest/routes/profile-frame.tsx';
import { ActorCardView } from '#domains/performers/web/parts/actor-card.tsx';
import EarningsPage from '#domains/studio/web/studio/routes/earnings.tsx';
import StudioFrame from '#domains/studio/web/studio/routes/frame.tsx';
import StudioHome from '#domains/studio/web/studio/routes/home.tsx';
import { AnchorProvider } from '#kit/ui/primitives/anchor.tsx';
import { RouterAnchor } from '#kit/web/navigation/router-anchor.tsx';
import type { WebContext } from '#kit/web/page/context.ts';
import { loadBlocks } from '#kit/web/slots/blocks.tsx';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';

import { Deferred } from './shell/deferred.tsx';
import { DeferredOfMembers } from './shell/deferred-members.tsx';
import { OwnActions } from './shell/own-actions.tsx';
import './domains.ts';
import { compileCatalogue } from '#kit/i18n/compile.ts';
import { addMessages } from '#kit/web/words/catalogues.ts';

/** A domain of a test fills every slot with one part that says where it stands. */
const filler = vi.hoisted(() => {
  const part = (words: string, facts: object = {}) => ({
    filled: [
      {
        key: 'trinkets.0',
        facts,
        value: (props: { actor?: { name: string } }) => `${words} ${props.actor?.name ?? ''}`,
      },
    ],
  });
  const block = (words: string, facts: object = {}) => ({
    filled: [
      { key: 'trinkets.0', facts, value: { load: async () => words, View: ({ data }: { data: string }) => data } },
      { key: 'trinkets.1', facts, value: { load: async () => null, View: () => 'nothing to show' } },
      {
        key: 'trinkets.2',
        facts,
        value: { load: async () => Promise.reject(new Error('on purpose')), View: () => 'broken' },
      },
    ],
  });
  return { part, block };
});
vi.mock('virtual:slots/performers.cardFact', () => {
  const fact = (key: string, of: string, View: unknown) => ({
    key,
    facts: { fields: [], of, place: 'corner' },
    value: of === 'guest' ? async () => ({ View }) : { View },
  });
  return {
    filled: [
      fact('trinkets.0', 'everybody', (props: { actor: { name: string } }) => `A corner for ${props.actor.name}`),
      fact('trinkets.1', 'guest', () => 'A heart of her own'),
    ],
  };
});
vi.mock('virtual:slots/performers.profileFact', () => filler.part('A fact of'));
vi.mock('virtual:slots/performers.chatButtons', () => filler.part('Buttons for'));
vi.mock('virtual:slots/performers.homeBlock', () => filler.block('A block of the homepage', { block: 'trinkets' }));
vi.mock('virtual:slots/performers.profileTab', () => ({
  filled: [
    {
      key: 'trinkets.0',
      facts: { page: 'performers.liveShow', label: 'performers.newcomer' },
      value: (actor: { favoriteCount: number }) => actor.favoriteCount,
    },
  ],
}));
vi.mock('virtual:slots/live.roomPanel', () => filler.part('A panel for'));
vi.mock('virtual:slots/live.roomStrip', () => filler.part('A question for'));
vi.mock('virtual:slots/live.roomGoal', () => filler.part('A goal of'));
vi.mock('virtual:slots/live.roomTicker', () => filler.part('News of'));
vi.mock('virtual:slots/live.giftLayer', () => filler.part('Gifts for'));
vi.mock('virtual:slots/live.tipButton', () => filler.part('A tip for'));
vi.mock('virtual:slots/live.studioPanel', () => filler.part('A panel of the studio'));
vi.mock('virtual:slots/studio.frame', () => ({
  filled: ['outer', 'inner'].map((key) => ({
    key,
    facts: {},
    value: ({ children }: { children: ReactNode }) => <div title={key}>{children}</div>,
  })),
}));
vi.mock('virtual:slots/studio.home', () => filler.part('The home of the studio'));
vi.mock('virtual:slots/studio.earningsFigure', () => filler.part('A figure of today'));
vi.mock('virtual:slots/studio.earningsPanel', () => filler.block('A card of what was earned'));
vi.mock('virtual:slots/office.overviewCard', () => filler.block('A card of the office'));
vi.mock('virtual:slots/identity.signUpLabel', () => ({
  filled: [{ key: 'trinkets.0', facts: {}, value: ({ children }: { children: ReactNode }) => ['Really: ', children] }],
}));
vi.mock('virtual:slots/frame.accountMenu', () => filler.part('A line of the account menu'));
vi.mock('virtual:slots/frame.deferredParts', () => ({
  filled: [
    ...filler.part('Deferred everywhere').filled,
    ...filler.part('deferred for guests', { areas: ['guest'] }).filled.map((one) => ({ ...one, key: 'trinkets.1' })),
  ],
}));

vi.mock('virtual:slots/frame.memberParts', () => filler.part('deferred for members'));

const caller = { id: 1, name: 'Nora', roles: [] };
const guest = { isLoggedIn: true, name: 'Nora', id: 1 };
const facts = { language: 'en', caller, siteName: 'Vesper', origin: '', settings: {}, guest: null };

const words = import.meta.glob<Record<string, string>>('../../{domains/*,apps}/web/locales/en.ts', {
  eager: true,
  import: 'en',
});
addMessages('en', compileCatalogue(Object.assign({}, ...Object.values(words))));

function Site(): ReactNode {
  return (
    <GuestProvider initial={{ ...defaultGuestState, ...guest }} origin="https://vesper.example">
      <Outlet />
    </GuestProvider>
  );
}

/** The HTML of a screen, with what its route loaded. */
function html(screen: () => ReactNode, data: object = {}): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Site, children: [{ id: 'screen', index: true, Component: screen }] },
  ]);
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <AnchorProvider component={RouterAnchor}>
        <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: facts, screen: data } }} />
      </AnchorProvider>
    </LanguageProvider>,
  );
}

const poster = { src: '/p.webp', srcSet: '/p.webp 480w', width: 4, height: 3 };
const card = {
  ...{
    id: 7,
    name: 'Vesna',
    age: 31,
    languages: ['de' as const],
    isNew: false,
    isOnline: true,
    liveState: 'freeChat' as const,
  },
  ...{ isLivePreviewEnabled: false, viewers: 3, perMinute: 200, poster },
};
const prices = { video: 200, single: 300, singlec2c: 100, voyeur: 150, multi: 200 };
const presence = {
  ...{ actorId: 7, actorName: 'Vesna', isOnline: true, state: 'freeChat' as const, freeChat: true, viewers: 0, prices },
  ...{
    isLivePreviewEnabled: false,
    isTicketShow: false,
    isVoyeurChatAvailable: false,
    isOnlineMobileVideocall: false,
    voyeursAllowed: false,
  },
};

test('a card is rendered with what is the same for everybody, and without what is a guest’s own', () => {
  const rendered = html(() => <ActorCardView actor={card} />);
  expect(rendered).toContain('A corner for Vesna');
  expect(rendered).not.toContain('A heart of her own');
});

test('the homepage shows the blocks that have something to show; a broken one is reported and left out', async () => {
  const { filled } = await import('virtual:slots/performers.homeBlock');
  const report = vi.fn();
  const blocks = await loadBlocks(filled, { report } as unknown as WebContext);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('on purpose'));
  const page = html(Home, {
    list: { items: [], total: 0, online: 0 },
    categories: [],
    isGuest: true,
    head: { title: '', description: '', blocks: [] },
    acrossData: {},
    places: [{ block: 'trinkets', desk: 'small', phone: 'none', audience: 'everybody' }],
    blocks,
  });
  expect(page).toContain('A block of the homepage');
  expect(page).not.toMatch(/nothing to show|broken/);
});

test('a profile shows the tabs and the ways to chat that domains bring', () => {
  const actor = {
    ...card,
    ...{
      cover: null,
      avatar: null,
      headline: 'Hello',
      mood: null,
      country: 'DE',
      favoriteCount: 12,
    },
    ...{ freeChat: true, isVoyeurChatAvailable: false, prices, sedcardPictures: [] },
  };
  const page = html(ProfileFrame, { actor });
  expect(page).toContain('Buttons for Vesna');
  expect(page).toContain('A fact of Vesna');
  expect(page).toMatch(/href="\/en\/amateur\/vesna\/live-show\/"[^>]*>New<[^>]*>12</);
});

test('a room and a running show have a place for panels', () => {
  const actor = {
    id: 7,
    name: 'Vesna',
    gender: 'F' as const,
    avatar: null,
    cover: null,
    poster: null,
    headline: 'Hello',
  };
  const room = html(() => (
    <RoomProvider presence={presence} options={[]} pictures={[]}>
      <Room actor={actor} />
    </RoomProvider>
  ));
  expect(room).toContain('A panel for Vesna');
  expect(room).toContain('A question for Vesna');
  for (const place of ['A goal of', 'News of', 'Gifts for', 'A tip for']) expect(room).toContain(`${place} Vesna`);
  const studio = {
    ...{
      actorId: 7,
      isLive: true,
      takesCalls: false,
      state: 'freeChat' as const,
      liveSince: null,
      freeChat: true,
      autoAccept: false,
    },
    ...{
      livePreview: false,
      voyeursAllowed: false,
      sending: true,
      source: 'browser' as const,
      showId: null,
      viewerCount: 0,
      viewers: [],
      chats: [],
      prices,
      shares: { liveChat: 50, videoCall: 50, voyeurChat: 50, voiceCall: 50 },
    },
  };
  const dashboard = html(() => (
    <StudioProvider>
      <ShowDashboard room={studio} />
    </StudioProvider>
  ));
  expect(dashboard).toContain('A panel of the studio');
});

test('the studio shows what domains bring around its pages, on its front page and beside what was earned', async () => {
  expect(html(StudioFrame)).toContain('<div title="outer"><div title="inner"></div></div>');
  expect(html(StudioHome)).toContain('The home of the studio');
  const { filled } = await import('virtual:slots/studio.earningsPanel');
  const panels = await loadBlocks(filled, { report: () => undefined } as unknown as WebContext);
  const today = { since: 0, total: 250 };
  const months = { months: [{ month: '2026-10', amount: 1_200 }], today, before: null, isFirst: true };
  const income = { lines: [], next: null, isFirst: true };
  const figures = { statistics: null, top: [], earnings: { today: 250, balance: 900, since: 0 } };
  const page = html(EarningsPage, { ...figures, months, income, panels });
  expect(page).toContain('October 2026');
  expect(page).toContain('A figure of today');
  expect(page).toContain('A card of what was earned');
});

test('a block is read by what the address of its page asks for', async () => {
  const load = vi.fn(async () => null);
  const filled = [{ key: 'trinkets.0', facts: {}, value: { load, View: () => null } }];
  const values = { report: () => undefined } as unknown as WebContext;
  await loadBlocks(filled, values, new URLSearchParams('before=12'));
  expect(load).toHaveBeenCalledWith(values, new URLSearchParams('before=12'));
});

test('operators see the cards of domains on their first page', async () => {
  const { filled } = await import('virtual:slots/office.overviewCard');
  const cards = await loadBlocks(filled, { report: () => undefined } as unknown as WebContext);
  const mail = { captured: 0, queued: 0, sent: 0, failed: 0 };
  expect(html(OfficeHome, { mail, figures: [], lines: [], cards })).toContain('A card of the office');
});

test('a member finds the lines of domains in the account menu', () => {
  expect(html(() => <OwnActions caller={caller} />)).toContain('A line of the account menu');
});

test('once settled a document gets the parts that are wanted on its side and for its visitor', () => {
  const guestSide = html(() => <Deferred area="guest" />);
  expect(guestSide).toContain('Deferred everywhere');
  expect(guestSide).toContain('deferred for guests');
  expect(html(() => <DeferredOfMembers area="guest" />)).toContain('deferred for members');
  expect(html(() => <Deferred area="office" />)).not.toContain('deferred for guests');
});

test('the button by which one signs up says what a domain makes of its words', () => {
  expect(html(SignUp)).toMatch(/Really: Sign up/);
});
