import type { ReactNode } from 'react';

/** Head and body of one step: sign up, log in, confirm. */
export function AuthCard({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="font-extrabold text-[clamp(1.75rem,5vw,2.25rem)] leading-tight">{title}</h1>
        {lead ? <p className="text-muted">{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
