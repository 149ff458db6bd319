import type { ReactNode } from 'react';
import { amount, day, moment, number, percent } from '#kit/entries/entry.ts';
import { euros } from '#kit/money/amounts.ts';
import { EntryField } from '../primitives/entry-field.tsx';
import { FormFrame } from '../primitives/form-frame.tsx';
import { TextArea } from '../primitives/text-field.tsx';
import { Section } from './section.tsx';

const none = (): void => undefined;

/** The inside of a form in its states, and the fields that read numbers, amounts, days and times. */
export function Forms(): ReactNode {
  return (
    <Section id="forms" title="Forms">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <form action={none}>
          <FormFrame submit="Save" refused="That title is taken. Nothing was changed.">
            <EntryField
              label="Your part"
              entry={percent()}
              defaultValue="62,5"
              error="Enter a whole number in digits, such as 12."
            />
            <EntryField label="Deposit" entry={amount(euros)} defaultValue="12.50" />
            <EntryField label="Places" entry={number({ least: 1 })} defaultValue="24" hint="Empty means no limit." />
          </FormFrame>
        </form>
        <form action={none}>
          <FormFrame submit="Save" saved="Saved." actions={<a href="#forms">Not now</a>}>
            <EntryField label="From" entry={day} defaultValue="2026-11-25" />
            <EntryField label="Begins" entry={moment} defaultValue="2026-11-25T20:15" />
            <TextArea label="Words" defaultValue="An evening of calm songs." />
          </FormFrame>
        </form>
        <form action={none}>
          <FormFrame submit="Saving" busy>
            <EntryField label="While it is sent" entry={number()} defaultValue="3" />
          </FormFrame>
        </form>
      </div>
    </Section>
  );
}
