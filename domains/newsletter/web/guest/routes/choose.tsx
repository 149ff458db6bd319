import type { ReactNode } from 'react';
import type { ActionFunctionArgs } from 'react-router';
import { data, useActionData } from 'react-router';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { subscribeNewsletter, unsubscribeNewsletter } from '../../../contract/guest.ts';
import { newsletterTypes, numberOf } from '../../../contract/types.ts';
import { EndForm } from '../../parts/end-form.tsx';
import { SubscribeForm } from '../../parts/subscribe-form.tsx';

/** Both forms of the page are sent here; which one, says their button. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const of = form.get('of') === 'end' ? ('end' as const) : ('begin' as const);
  const emailAddress = String(form.get('email') ?? '');
  const chosen = newsletterTypes.filter((type) => form.getAll('type').includes(String(type)));
  if (of === 'begin' && chosen.length === 0) {
    return data({ of, emailAddress, chosen, state: 'nothing' as const, refusal: null }, { status: 422 });
  }
  const { api } = context.get(web);
  const answer =
    of === 'end'
      ? await api.call(unsubscribeNewsletter, { body: { typeId: numberOf(newsletterTypes), emailAddress } })
      : await api.call(subscribeNewsletter, { body: { typeId: numberOf(chosen), emailAddress } });
  const state = answer.ok && answer.data.result ? ('done' as const) : ('failed' as const);
  const refusal = answer.ok ? null : answer.problem.title;
  return data(
    { of, emailAddress, chosen, state, refusal },
    { status: state === 'done' ? 200 : answer.ok ? 422 : answer.problem.status },
  );
}

export const meta = pageMeta(({ t }) => ({
  title: t('newsletter.title'),
  description: t('newsletter.description'),
}));

/** Newsletters for everybody, with or without an account: to get them, and to end them. */
export default function Choose(): ReactNode {
  const t = useMessages();
  const answer = useActionData<typeof action>();
  return (
    <div className="page grid max-w-160 gap-6 py-[clamp(1.5rem,4vw,3rem)]">
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('newsletter.title')}</h1>
        <p className="text-muted">{t('newsletter.lead')}</p>
      </header>
      <SubscribeForm answer={answer?.of === 'begin' ? answer : undefined} />
      <EndForm answer={answer?.of === 'end' ? answer : undefined} />
    </div>
  );
}
