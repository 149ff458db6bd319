import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { AuditTrail } from '../primitives/audit-trail.tsx';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import { Field } from '../primitives/field.tsx';
import { VisuallyHidden } from '../primitives/hidden.tsx';
import { Section } from './section.tsx';

const changes = [
  { key: 'c1', result: 'done', resultLabel: 'Done', what: 'Price changed', detail: '21 coins', who: 'Mara Lindt' },
  { key: 'c2', result: 'refused', resultLabel: 'Refused', what: 'Text published', who: 'Office' },
  { key: 'c3', result: 'failed', resultLabel: 'Failed', what: 'Books verified', detail: 'no answer', who: 'Vesper' },
] as const;

/** What those who work here see beside the rest: the line under a change, and fields of their own. */
export function Work(): ReactNode {
  return (
    <Section id="work" title="At work">
      <div className="grid items-start gap-(--grid-gap) sm:grid-cols-2">
        <Card title="A change leaves a line" description="Done, refused, failed">
          <AuditTrail
            label="Latest changes"
            entries={changes.map((change) => ({ ...change, at: '2026-11-21T20:15:00Z', when: 'today, 20:15' }))}
          />
        </Card>
        <Card
          title="A control of one's own"
          actions={
            <Button size="sm" icon={<Download aria-hidden />}>
              CSV<VisuallyHidden>, all rows</VisuallyHidden>
            </Button>
          }
        >
          <Field label="Evening colour" hint="Any control, in the frame of a field.">
            {(wiring) => (
              <input type="color" defaultValue="#c1399a" className="h-(--control-height) w-full" {...wiring} />
            )}
          </Field>
          <p className="mt-3 text-sm text-subtle">
            <Anchor href="#work">A bare link</Anchor> looks like the text around it.
          </p>
        </Card>
      </div>
    </Section>
  );
}
