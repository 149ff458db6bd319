import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

const TranslatedLine = lazy(async () => ({ default: (await import('./translated-line.tsx')).TranslatedLine }));

/** A line of somebody else, which can be read in one's own language where the browser itself translates; else as it is. Never on the server. */
export function OwnLanguage({ text, children }: { text: string; children: (text: string) => ReactNode }): ReactNode {
  const plain = children(text);
  if (!('Translator' in globalThis)) return plain;
  return (
    <Suspense fallback={plain}>
      <TranslatedLine text={text}>{children}</TranslatedLine>
    </Suspense>
  );
}
