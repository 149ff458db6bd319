import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What a line is about, in words, leading to its page where there is one. Kinds of former days are left out. */
export function AuditSubject({ subject }: { subject: string }): ReactNode {
  const t = useMessages();
  const kind = subject.slice(0, subject.indexOf(':'));
  const id = subject.slice(kind.length + 1);
  const words = t.maybe(`office.office.subject.${kind}`, { id });
  if (words === undefined) return null;
  const number = Number(id);
  const search = (typed: string): string => new URLSearchParams({ search: typed }).toString();
  const look = 'text-sm text-subtle no-underline hover:underline';
  if (kind === 'guest' || kind === 'account') {
    return (
      <LocalLink to="guest.officeGuest" params={{ guestId: number }} className={look}>
        {words}
      </LocalLink>
    );
  }
  if (kind === 'room' || kind === 'performer') {
    return (
      <LocalLink to="performers.officePerformer" params={{ actorId: number }} className={look}>
        {words}
      </LocalLink>
    );
  }
  if (kind === 'order') {
    return (
      <LocalLink to="payments.orders" search={search(id)} className={look}>
        {words}
      </LocalLink>
    );
  }
  if (kind === 'chat') {
    return (
      <LocalLink to="live.officePastChats" search={search(subject)} className={look}>
        {words}
      </LocalLink>
    );
  }
  return <span className="text-sm text-subtle">{words}</span>;
}
