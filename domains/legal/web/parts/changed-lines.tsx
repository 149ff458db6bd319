import type { ReactNode } from 'react';
import type { LegalPiece } from '../../contract/legal-text.ts';

const marked = {
  gone: ['del', 'bg-danger-soft text-danger'],
  new: ['ins', 'bg-success-soft text-success'],
  same: ['span', undefined],
} as const;

/** Two wordings laid side by side, line by line: struck out what is gone, underlined what is new. */
export function ChangedLines({
  lines,
  language,
}: {
  lines: readonly (readonly LegalPiece[])[];
  language: string;
}): ReactNode {
  return (
    <div lang={language} className="grid gap-2 text-sm leading-relaxed">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never change places
        <p key={index}>
          {line.map(({ kind, text }, at) => {
            const key = `${at} ${kind}`;
            const [Part, className] = marked[kind];
            return (
              <Part key={key} className={className}>
                {text}
              </Part>
            );
          })}
        </p>
      ))}
    </div>
  );
}
