import { Hourglass, LoaderCircle, RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { isTooManyAttempts, useProof } from './proof.ts';

/**
 * Stands in a form whose tries may be refused for their number: says what happens, and sends the form again by itself once
 * this device has done its work. Without a script the refusal's own words say how long to wait and what else there is.
 */
export function ProofStep({
  problem,
  form,
}: {
  problem: ProblemBody | null | undefined;
  form: RefObject<HTMLFormElement | null>;
}): ReactNode {
  const t = useMessages();
  const state = useProof(problem, form);
  const says = {
    none: { icon: <Hourglass aria-hidden />, title: problem?.title ?? '', text: null },
    working: {
      icon: <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />,
      title: t('identity.proof.working'),
      text: t('identity.proof.workingText'),
    },
    waiting: {
      icon: <Hourglass aria-hidden />,
      title: t('identity.proof.waiting', { seconds: state.is === 'waiting' ? state.seconds : 0 }),
      text: t('identity.proof.waitingText'),
    },
    ready: { icon: <RotateCw aria-hidden />, title: t('identity.proof.ready'), text: t('identity.proof.waitingText') },
  }[state.is];
  return (
    <>
      <input type="hidden" name="proof" defaultValue="" />
      {isTooManyAttempts(problem) ? (
        <div
          // The seconds are for the eye; who listens hears each step once.
          role={state.is === 'waiting' ? undefined : 'status'}
          className={cx(
            'flex items-start gap-3 rounded-control px-3.5 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0',
            toneClass.neutral,
          )}
        >
          {says.icon}
          <p className="grid gap-0.5">
            <span className="font-semibold">{says.title}</span>
            {says.text ? <span className="text-muted">{says.text}</span> : null}
          </p>
        </div>
      ) : null}
    </>
  );
}
