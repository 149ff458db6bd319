import { Clock, EyeOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { StarMark } from '#kit/ui/shell/brand.tsx';
import { usePreventReload } from '#kit/web/session/document-session.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** One step on the left, and on wide screens what Vesper stands for on the right. */
export default function AuthFrame(): ReactNode {
  // A form under way is not thrown away because another tab logged in.
  usePreventReload(true);
  return (
    <div className="evening">
      <div className="page grid grid-cols-[minmax(0,26rem)] items-stretch justify-center gap-x-20 gap-y-8 py-[clamp(1.5rem,5vw,4rem)] lg:grid-cols-[minmax(0,26rem)_minmax(0,28rem)]">
        <div className="grid place-items-center">
          <div className="w-full max-w-105">
            <Outlet />
          </div>
        </div>
        <Promises />
      </div>
    </div>
  );
}

function Promises(): ReactNode {
  const t = useMessages();
  const promises = [
    { icon: <EyeOff />, title: t('identity.promise.discreet'), text: t('identity.promise.discreetText') },
    { icon: <Clock />, title: t('identity.promise.fair'), text: t('identity.promise.fairText') },
    { icon: <ShieldCheck />, title: t('identity.promise.yours'), text: t('identity.promise.yoursText') },
  ];
  return (
    <aside
      data-theme="dark"
      className="afterglow relative isolate grid content-end gap-7 overflow-hidden rounded-card p-[clamp(1.5rem,4vw,2.5rem)] max-lg:hidden"
    >
      <div aria-hidden className="-z-10 absolute inset-0 bg-linear-to-t from-black/70 via-black/45 to-black/15" />
      <StarMark className="-z-10 absolute -top-10 -right-10 size-72 text-white opacity-20" />
      {promises.map(({ icon, title, text }) => (
        <div key={title} className="grid grid-cols-[auto_1fr] gap-x-4 text-white">
          <span aria-hidden className="mt-0.5 grid size-10 place-items-center rounded-full bg-white/15 [&>svg]:size-5">
            {icon}
          </span>
          <div className="grid gap-0.5">
            <h2 className="font-bold text-lg">{title}</h2>
            <p className="text-white/85">{text}</p>
          </div>
        </div>
      ))}
    </aside>
  );
}
