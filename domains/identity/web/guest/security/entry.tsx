import type { ReactNode } from 'react';

/** A line of a list: icon, name with a mark, a quiet sentence, and what can be done with it. */
export function Entry({
  icon,
  title,
  badge,
  text,
  children,
}: {
  icon: ReactNode;
  title: ReactNode;
  badge?: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-hover [&>svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 truncate">{title}</span>
          {badge}
        </p>
        <p className="text-sm text-subtle">{text}</p>
      </div>
      {children}
    </li>
  );
}
