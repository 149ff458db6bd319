import { EyeOff, Receipt, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What a person who is about to pay wants to know; `rechargesItself`: they have switched automatic recharges on. */
export function PaymentAssurances({ rechargesItself }: { rechargesItself: boolean }): ReactNode {
  const t = useMessages();
  const promises = [
    {
      icon: <Receipt aria-hidden />,
      title: t(rechargesItself ? 'payments.promise.noPlan' : 'payments.promise.once'),
      text: t(rechargesItself ? 'payments.promise.noPlanText' : 'payments.promise.onceText'),
    },
    { icon: <EyeOff aria-hidden />, title: t('payments.promise.discreet'), text: t('payments.promise.discreetText') },
    { icon: <ShieldCheck aria-hidden />, title: t('payments.promise.fair'), text: t('payments.promise.fairText') },
  ];
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-3">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent-ink">
          {icon}
          <span className="grid content-start gap-0.5">
            <b>{title}</b>
            <span className="text-muted text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
