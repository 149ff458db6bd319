import { useEffect, useState } from 'react';
import type { requestNotes } from '#domains/live/web/slots.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { GuestNote } from '../../../contract/index.ts';
import { getGuestNote } from '../../../contract/index.ts';

/** The performer's own tags and note about a guest, where the guest asks for a chat. */
export const RequestNotes: FillingOf<typeof requestNotes> = ({ guestId }) => {
  const api = useApi();
  const [known, setKnown] = useState<GuestNote | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.call(getGuestNote, { params: { guestId } }).then((answer) => {
      if (answer.ok && !isLeft) setKnown(answer.data);
    });
    return () => {
      isLeft = true;
    };
  }, [api, guestId]);
  if (!known || (known.note === '' && known.tags.length === 0)) return null;
  return (
    <div className="grid gap-1" translate="no">
      {known.tags.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {known.tags.map((tag) => (
            <li key={tag}>
              <Badge tone="accent">
                <bdi>{tag}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {known.note ? <p className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{known.note}</p> : null}
    </div>
  );
};
