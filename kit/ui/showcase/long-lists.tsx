import type { ReactNode } from 'react';
import { LongTalk } from '../chat/long-talk.tsx';
import { MessageBubble } from '../chat/message-bubble.tsx';
import { EndlessList } from '../primitives/endless-list.tsx';
import { MoreInSight } from '../primitives/more-in-sight.tsx';
import { VirtualList } from '../primitives/virtual-list.tsx';
import { Section } from './section.tsx';

const rows = Array.from({ length: 2000 }, (_, place) => `Evening ${place + 1}`);
const size = 40;
const partFrom = (place: number) => ({
  items: rows.slice(place, place + size),
  next: place + size < rows.length ? String(place + size) : null,
});

/** A list that grows, of which only what is near the window is there. */
export function LongLists(): ReactNode {
  return (
    <Section id="long-lists" title="Long lists">
      <EndlessList
        part={partFrom(0)}
        itemKey={String}
        more={async (at) => ({ ok: true, data: partFrom(Number(at)) })}
        hrefOf={(at) => `?from=${at}#showcase-long-lists`}
        keptAs="showcase"
        labels={{
          ...{ next: 'Next page', start: 'To the beginning', retry: 'Try again', loading: 'Loading' },
          loaded: (count) => `${count} more`,
        }}
      >
        {(items) => (
          <VirtualList label="Evenings" items={items} itemKey={String} rowHeight={49}>
            {(row) => <span className="block border-line border-b py-3">{row}</span>}
          </VirtualList>
        )}
      </EndlessList>
      <div className="mt-6 flex h-96 flex-col rounded-card border border-line">
        <LongTalk
          label="A long conversation"
          items={rows}
          itemKey={String}
          endLabel="To the newest line"
          typing="Mara writes …"
        >
          {(row) => (
            <MessageBubble side="other" author="Mara">
              {row}
            </MessageBubble>
          )}
        </LongTalk>
      </div>
      <div className="mt-6 h-60 overflow-y-auto rounded-card border border-line">
        <MoreInSight label="More evenings" length={0} onMore={() => undefined} />
      </div>
    </Section>
  );
}
