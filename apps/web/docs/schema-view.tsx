import type { ReactNode } from 'react';
import type { Schema } from '#kit/contract/reference.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { FieldShape } from './json-schema.ts';
import { fieldsOf, innerOf, ruleWords, typeWords } from './json-schema.ts';

/** A shape as a list of its fields; nested shapes unfold. */
export function SchemaView({ schema }: { schema: Schema }): ReactNode {
  const inner = innerOf(schema);
  const words = typeWords(schema);
  if (!inner) return <p className="font-mono text-muted text-sm">{words}</p>;
  return (
    <div className="grid gap-2">
      {words === 'object' ? null : <p className="font-mono text-muted text-sm">{words}</p>}
      <Fields schema={inner} />
    </div>
  );
}

function Fields({ schema }: { schema: Schema }): ReactNode {
  return (
    <ul className="grid divide-y divide-line rounded-control border border-line">
      {fieldsOf(schema).map((field) => (
        <Line key={field.name} field={field} />
      ))}
    </ul>
  );
}

function Line({ field: { name, schema, required } }: { field: FieldShape }): ReactNode {
  const inner = innerOf(schema);
  const description = schema['description'];
  const rules = ruleWords(schema);
  return (
    <li className="grid gap-1 px-3 py-2">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="break-all font-semibold">{name}</code>
        <span className="min-w-0 break-words font-mono text-muted text-sm">{typeWords(schema)}</span>
        {required ? <Badge>required</Badge> : null}
      </p>
      {typeof description === 'string' || rules.length > 0 ? (
        <p className="break-words text-sm text-subtle">
          {[...(typeof description === 'string' ? [description] : []), ...rules].join(' · ')}
        </p>
      ) : null}
      {inner ? (
        <details>
          <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-accent-ink text-sm pointer-coarse:min-h-11">
            {fieldsOf(inner).length} fields
          </summary>
          <div className="pt-1 pb-1">
            <Fields schema={inner} />
          </div>
        </details>
      ) : null}
    </li>
  );
}
