import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { HelpTopic } from '../../contract/index.ts';

/** Topics with their questions; `open` shows the answers of a search at once. */
export function Questions({ topics, open }: { topics: readonly HelpTopic[]; open: boolean }): ReactNode {
  const t = useMessages();
  return (
    <div className="mx-auto grid w-full max-w-250 items-start gap-8 menu:grid-cols-[13rem_minmax(0,1fr)] menu:gap-12">
      <nav aria-label={t('help.topics')} className="menu:sticky menu:top-24">
        <ul className="flex flex-wrap gap-2 menu:grid menu:gap-0.5">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-control bg-surface px-4 font-semibold text-muted text-sm no-underline hover:bg-hover hover:text-ink menu:w-full menu:bg-transparent menu:px-3"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-10">
        {topics.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className="grid gap-3">
            <h2 id={id} className="scroll-mt-24 font-bold text-xl">
              {title}
            </h2>
            <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {questions.map((entry) => (
                <details key={`${entry.id}${open}`} id={entry.id} open={open} className="group scroll-mt-24">
                  <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-(--card-pad) py-3 font-semibold -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
                    {entry.question}
                    <ChevronDown
                      aria-hidden
                      className="size-5 shrink-0 text-subtle transition-transform group-open:rotate-180 motion-reduce:transition-none"
                    />
                  </summary>
                  <p className="max-w-160 text-pretty px-(--card-pad) pb-5 text-muted leading-relaxed">
                    {entry.answer}
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
