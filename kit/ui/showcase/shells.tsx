import {
  Compass,
  Heart,
  House,
  LayoutDashboard,
  MessageCircle,
  Radio,
  Search,
  Settings,
  User,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Button, ButtonLink, IconButton } from '../primitives/button.tsx';
import { TextField } from '../primitives/text-field.tsx';
import { Footer, FooterLinks, HomeLink } from '../shell/app-shell.tsx';
import { BottomNav, TopBar, TopNav } from '../shell/bars.tsx';
import { Wordmark } from '../shell/brand.tsx';
import { CommandList } from '../shell/command-list.tsx';
import type { PaletteParts } from '../shell/palette-frame.tsx';
import { dialogCommand, PaletteFrame } from '../shell/palette-frame.tsx';
import { LanguageList, LanguageSelect, QuickExit } from '../shell/preferences.tsx';
import { SideNav } from '../shell/side-nav.tsx';
import type { Theme } from '../shell/theme-toggle.tsx';
import { ThemeToggle } from '../shell/theme-toggle.tsx';
import { Section } from './section.tsx';

const languages = [
  { code: 'de', name: 'Deutsch', href: '#de' },
  { code: 'en', name: 'English', href: '#en' },
  { code: 'nl', name: 'Nederlands', href: '#nl' },
  { code: 'es', name: 'Español', href: '#es' },
];

/** The bar of the guest site. */
export function ShowcaseTopBar(): ReactNode {
  return (
    <TopBar
      hideOnScroll
      brand={
        <HomeLink href="#top" label="Vesper, home">
          <Wordmark />
        </HomeLink>
      }
      places={
        <TopNav
          label="Main"
          items={[
            { key: 'cams', href: '#cams', label: 'Cams', current: true },
            { key: 'free', href: '#free', label: 'Free chat' },
            { key: 'new', href: '#new', label: 'New' },
            { key: 'categories', href: '#categories', label: 'Categories' },
          ]}
        />
      }
      centre={
        <div className="w-full max-w-90 max-menu:hidden">
          <TextField label="Search" hideLabel type="search" placeholder="Search" start={<Search aria-hidden />} />
        </div>
      }
      actions={
        <>
          <span className="menu:hidden">
            <IconButton label="Search" icon={<Search aria-hidden />} />
          </span>
          <span className="max-sm:hidden">
            <LanguageSelect label="Language" current="en" languages={languages} />
          </span>
          <ButtonLink href="#login" variant="ghost" className="max-sm:hidden">
            Log in
          </ButtonLink>
          <ButtonLink href="#join" variant="primary">
            Join
          </ButtonLink>
        </>
      }
    />
  );
}

/** The phone's navigation; fixed at the lower edge below the menu breakpoint. */
export function ShowcaseBottomNav(): ReactNode {
  return (
    <BottomNav
      label="Main"
      items={[
        { key: 'home', href: '#top', label: 'Home', icon: <House aria-hidden />, current: true },
        { key: 'explore', href: '#cams', label: 'Explore', icon: <Compass aria-hidden /> },
        {
          key: 'chats',
          href: '#room',
          label: 'Chats',
          icon: <MessageCircle aria-hidden />,
          count: 3,
          countLabel: '3 unread',
        },
        { key: 'favourites', href: '#fav', label: 'Favourites', icon: <Heart aria-hidden /> },
        { key: 'me', href: '#me', label: 'Me', icon: <User aria-hidden /> },
      ]}
    />
  );
}

const columns = [
  {
    title: 'Watch',
    links: [
      { href: '#cams', label: 'Cams' },
      { href: '#free', label: 'Free chat' },
      { href: '#new', label: 'New' },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: '#help', label: 'Questions' },
      { href: '#prices', label: 'Prices' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '#terms', label: 'Terms' },
      { href: '#privacy', label: 'Data protection' },
    ],
  },
  { title: 'Perform', links: [{ href: '#studio', label: 'Studio' }] },
];

/** Side navigation, preferences, palette and footer. */
export function Shells(): ReactNode {
  const [theme, setTheme] = useState<Theme>('dark');
  const palette: PaletteParts = { dialog: useRef(null), field: useRef(null) };
  return (
    <Section id="shell" title="Shell">
      <div className="flex h-96 overflow-hidden rounded-card border border-line" data-density="regular" data-edge>
        <SideNav
          label="Studio"
          header={<Wordmark />}
          sections={[
            {
              key: 'now',
              items: [
                {
                  key: 'regular',
                  href: '#shell',
                  label: 'Regular',
                  icon: <LayoutDashboard aria-hidden />,
                  current: true,
                },
                { key: 'live', href: '#shell', label: 'Go live', icon: <Radio aria-hidden /> },
                {
                  key: 'requests',
                  href: '#shell',
                  label: 'Requests',
                  icon: <MessageCircle aria-hidden />,
                  count: 2,
                  countLabel: '2 waiting',
                },
              ],
            },
            {
              key: 'business',
              title: 'Business',
              items: [
                { key: 'earnings', href: '#shell', label: 'Earnings', icon: <Wallet aria-hidden /> },
                { key: 'settings', href: '#shell', label: 'Settings', icon: <Settings aria-hidden /> },
              ],
            },
          ]}
        />
        <div className="flex flex-1 flex-wrap content-start items-center gap-3 p-4">
          <ThemeToggle
            value={theme}
            onChange={setTheme}
            labels={{ legend: 'Light', auto: 'As the device', dark: 'Dark', light: 'Light' }}
          />
          <LanguageSelect label="Language" current="de" languages={languages} />
          <QuickExit href="about:blank" label="Leave quickly" hint="Three times Escape" />
          <Button {...dialogCommand('show-modal', 'showcase-palette')}>Command palette</Button>
          <PaletteFrame
            id="showcase-palette"
            parts={palette}
            label="Find or do"
            placeholder="Type a command or a name"
            closeLabel="Close"
          >
            <CommandList
              parts={palette}
              label="Find or do"
              emptyLabel="Nothing by that name."
              commands={['Performers', 'Guests', 'Bookings', 'Mail', 'Ledger', 'Go live'].map((label) => ({
                key: label,
                label,
                group: 'Office',
                icon: <Compass aria-hidden />,
                onSelect: () => {},
              }))}
            />
          </PaletteFrame>
        </div>
      </div>
      <Footer
        brand={<Wordmark />}
        promise="Live, private, paid by the minute. You see the price before it costs."
        columns={columns.map((column) => <FooterLinks key={column.title} column={column} />)}
        controls={<LanguageList label="Language" current="en" languages={languages} />}
        legal="18+ · All performers are adults."
      />
    </Section>
  );
}
