import { Bell, CreditCard, Euro, LogOut, Mail, Pencil, Search, Settings, Trash2, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CountBadge } from '../primitives/badge.tsx';
import type { ButtonVariant } from '../primitives/button.tsx';
import { Button, ButtonLink, buttonClass, IconButton } from '../primitives/button.tsx';
import { Chips } from '../primitives/chips.tsx';
import { Checkbox, RadioGroup, Switch } from '../primitives/choice.tsx';
import { Dialog, DialogClose, Sheet } from '../primitives/dialog.tsx';
import { Popover, Tooltip } from '../primitives/float.tsx';
import { Link } from '../primitives/link.tsx';
import { DropdownMenu } from '../primitives/menu.tsx';
import { Segmented } from '../primitives/segmented.tsx';
import { Slider } from '../primitives/slider.tsx';
import { PasswordField, Select, TextArea, TextField } from '../primitives/text-field.tsx';
import { useToast } from '../primitives/toast.ts';
import { HeaderMenu, menuLineClass } from '../shell/header-menu.tsx';
import { Row, Section } from './section.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];

/** Everything one presses. */
export function Buttons(): ReactNode {
  return (
    <Section id="buttons" title="Buttons and links">
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant="primary" size={size} icon={<CreditCard aria-hidden />}>
            Top up
          </Button>
          <Button variant="primary" size={size} loading>
            Saving
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Search" icon={<Search aria-hidden />} />
        <IconButton
          label="Notifications, 3 new"
          icon={<Bell aria-hidden />}
          variant="secondary"
          badge={<CountBadge count={3} />}
        />
        <IconButton label="Mute" icon={<Bell aria-hidden />} pressed />
        <ButtonLink href="#buttons" variant="secondary">
          A link as a button
        </ButtonLink>
        <Link href="#buttons">A link in a text</Link>
        <Link href="#buttons" variant="quiet">
          A quiet link
        </Link>
      </Row>
    </Section>
  );
}

/** Everything one fills in. */
export function Fields(): ReactNode {
  const [spoken, setSpoken] = useState<string[]>(['de']);
  const [volume, setVolume] = useState([60]);
  const [age, setAge] = useState([25, 40]);
  const [view, setView] = useState('grid');
  return (
    <Section id="fields" title="Fields">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          start={<Mail aria-hidden />}
          hint="For logging in; never shown."
        />
        <TextField
          label="Name"
          defaultValue="M"
          error="At least three letters, so that others can find you."
          aside="Public"
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabelText="Hide password"
          autoComplete="current-password"
          defaultValue="evening-star"
        />
        <TextField
          label="Amount"
          inputMode="decimal"
          defaultValue="25"
          end={<span>EUR</span>}
          start={<Euro aria-hidden />}
        />
        <TextField label="Search" hideLabel type="search" placeholder="Search by name" start={<Search aria-hidden />} />
        <TextField label="Not now" disabled defaultValue="Locked" />
        <Select
          label="Language"
          defaultValue="de"
          options={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'English' },
            { value: 'nl', label: 'Nederlands' },
            { value: 'es', label: 'Español' },
          ]}
        />
        <TextArea label="Note" placeholder="Only you see this." />
        <div className="grid content-start">
          <Checkbox label="I am 18 or older and accept the terms" defaultChecked />
          <Checkbox label="Newsletter" hint="Once a month; off with one press." />
          <Checkbox label="All" indeterminate readOnly checked={false} />
          <Checkbox label="Terms" error="Please accept the terms to go on." />
        </div>
        <div className="grid content-start">
          <Switch label="Accept chats automatically" defaultChecked />
          <Switch label="Discreet mode" hint="Blurs pictures until you point at them." />
          <Switch label="Not available" disabled />
        </div>
        <Chips
          legend="Speaks"
          options={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
          chosen={spoken}
          least={1}
          onChange={setSpoken}
        />
        <RadioGroup
          name="state"
          legend="Who may see it"
          defaultValue="all"
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'members', label: 'Members', hint: 'Logged-in guests' },
            { value: 'none', label: 'Nobody', disabled: true },
          ]}
        />
        <div className="grid content-start gap-4">
          <Slider label="Volume" value={volume} onValueChange={setVolume} format={(value) => `${value} %`} />
          <Slider label="Age" value={age} onValueChange={setAge} min={18} max={70} thumbLabels={['from', 'to']} />
          <Segmented
            name="view"
            legend="View"
            value={view}
            onValueChange={setView}
            options={[
              { value: 'grid', label: 'Grid' },
              { value: 'list', label: 'List' },
            ]}
          />
        </div>
      </div>
      <RadioGroup
        name="amount"
        legend="Top up"
        variant="cards"
        defaultValue="50"
        options={[
          { value: '10', label: <b>40 coins</b>, hint: '€10.00' },
          { value: '25', label: <b>100 coins</b>, hint: '€25.00' },
          { value: '50', label: <b>200 coins</b>, hint: '€50.00' },
          { value: '100', label: <b>400 coins</b>, hint: '€100.00' },
        ]}
      />
    </Section>
  );
}

/** Everything that opens. */
export function Overlays(): ReactNode {
  const { show } = useToast();
  return (
    <Section id="overlays" title="Overlays">
      <Row>
        <Dialog
          size="sm"
          trigger={<Button>Dialog</Button>}
          title="End the chat?"
          description="You keep what is left of this minute: nothing more is booked."
          closeLabel="Close"
          footer={
            <>
              <DialogClose>
                <Button variant="ghost">Stay</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="danger">End chat</Button>
              </DialogClose>
            </>
          }
        />
        <Sheet
          trigger={<Button>Sheet</Button>}
          title="Filters"
          description="Twelve performers match."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button variant="primary" block>
                Show twelve
              </Button>
            </DialogClose>
          }
        >
          <Checkbox label="German" defaultChecked />
          <Checkbox label="English" />
          <Checkbox label="Free chat" />
        </Sheet>
        <DropdownMenu
          trigger={<Button icon={<User aria-hidden />}>Menu</Button>}
          align="start"
          items={[
            { kind: 'heading', key: 'h', label: 'Mara' },
            { kind: 'link', key: 'p', label: 'Profile', href: '#overlays', icon: <User aria-hidden />, current: true },
            {
              kind: 'action',
              key: 's',
              label: 'Settings',
              icon: <Settings aria-hidden />,
              keys: 'G S',
              onSelect: () => {},
            },
            { kind: 'check', key: 'd', label: 'Discreet mode', checked: true, onChange: () => {} },
            { kind: 'divider', key: 'x' },
            {
              kind: 'action',
              key: 'l',
              label: 'Log out',
              icon: <LogOut aria-hidden />,
              danger: true,
              onSelect: () => {},
            },
          ]}
        />
        <HeaderMenu label="Menu of the frame" align="start" trigger="Menu of the frame" className={buttonClass()}>
          <ul className="grid gap-1">
            <li>
              <a href="#overlays" aria-current="page" className={menuLineClass(true)}>
                <User aria-hidden />
                Where one is
              </a>
            </li>
            <li>
              <a href="#overlays" className={menuLineClass()}>
                <Settings aria-hidden />
                Another place
              </a>
            </li>
          </ul>
        </HeaderMenu>
        <Dialog
          blocking
          size="sm"
          trigger={<Button>Blocking dialog</Button>}
          title="Are you of age?"
          description="There is no way past this question but an answer."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button variant="primary">I am an adult</Button>
            </DialogClose>
          }
        />
        <Popover label="Volume" trigger={<Button>Popover</Button>} className="w-64">
          <p className="text-sm">A small surface beside its button.</p>
        </Popover>
        <Tooltip label="Also by the key E">
          <IconButton label="Edit" icon={<Pencil aria-hidden />} variant="secondary" />
        </Tooltip>
        <Button
          onClick={() => show({ title: 'Saved', tone: 'success', text: 'Your price is valid from the next chat on.' })}
        >
          Toast
        </Button>
        <Button
          icon={<Trash2 aria-hidden />}
          onClick={() =>
            show({
              title: 'Deleted',
              tone: 'danger',
              action: { label: 'Undo', altText: 'Restore it under pictures', onAction: () => {} },
            })
          }
        >
          Toast with a way back
        </Button>
        <Button
          onClick={() => show({ title: 'The line is slow', tone: 'warning', text: 'The picture may be smaller.' })}
        >
          Toast, warning
        </Button>
        <Button onClick={() => show({ title: 'Mara is live', text: 'You asked to be told.' })}>Toast, neutral</Button>
      </Row>
    </Section>
  );
}
