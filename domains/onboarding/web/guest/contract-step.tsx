import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { JoiningSignature, ShownContract } from '../../contract/signing.ts';
import { listOwnSignatures, readContract, signContract } from '../../contract/signing.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStep } from './use-step.ts';

/** The agreement in the reader's language, and its signature. */
export function ContractStep({ view, isOpen, onView }: StepProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const { save, errorOf, ...state } = useStep(onView);
  const [shown, setShown] = useState<ShownContract | null>(null);
  const { version, signedVersion, signedAt } = view.contract;
  useEffect(() => {
    void api.call(readContract, {}).then((answer) => {
      if (answer.ok) setShown(answer.data);
    });
  }, [api]);
  if (version === null) return <p className="text-muted">{t('onboarding.contract.none')}</p>;
  if (signedVersion === version && signedAt !== null)
    return (
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <p className="font-semibold text-success">
          {t('onboarding.contract.signed', { date: format.dateTime(signedAt) })}
        </p>
        <Signatures />
      </div>
    );
  return (
    <StepFrame
      {...state}
      isOpen={isOpen && shown !== null}
      submit={t('onboarding.contract.sign')}
      onSubmit={(form) => {
        if (shown)
          void save((client) =>
            client.call(signContract, { body: { sha256: shown.sha256, name: String(form.get('name') ?? '') } }),
          );
      }}
    >
      {shown ? (
        <>
          <article
            lang={shown.language}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
            tabIndex={0}
            aria-label={shown.title}
            className="max-h-[60dvh] min-w-0 overflow-y-auto rounded-card border border-line bg-canvas p-4 text-sm leading-relaxed"
          >
            <h3 className="font-extrabold text-lg">{shown.title}</h3>
            <p className="text-muted">{t('onboarding.contract.version', { version: shown.version })}</p>
            <p className="mt-2">{shown.summary}</p>
            {shown.sections.map((section, index) => (
              <section key={section.anchor} className="mt-4 grid gap-2">
                <h4 className="font-semibold">
                  {index + 1}. {section.title}
                </h4>
                {section.body.map((block) =>
                  typeof block === 'string' ? (
                    <p key={block}>{block}</p>
                  ) : (
                    <ul key={block.join()} className="list-disc pl-5">
                      {block.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  ),
                )}
              </section>
            ))}
          </article>
          <TextField
            name="name"
            autoComplete="name"
            required
            maxLength={121}
            label={t('onboarding.contract.name')}
            hint={t('onboarding.contract.hash', { hash: `${shown.sha256.slice(0, 12)}…` })}
            error={errorOf('name')}
          />
        </>
      ) : null}
    </StepFrame>
  );
}

/** Signed agreements to keep. */
export function Signatures(): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const api = useApi();
  const [signatures, setSignatures] = useState<readonly JoiningSignature[]>([]);
  useEffect(() => {
    void api.call(listOwnSignatures, {}).then((answer) => {
      if (answer.ok) setSignatures(answer.data.signatures);
    });
  }, [api]);
  return (
    <ul className="grid gap-2">
      {signatures.map(({ id, version, at }) => (
        <li key={id}>
          <a
            href={`/rest/v1/onboarding/contract/file/${id}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline"
          >
            <FileDown aria-hidden className="size-5" />
            {t('onboarding.contract.file')} · {t('onboarding.contract.version', { version })} · {format.dateTime(at)}
          </a>
        </li>
      ))}
    </ul>
  );
}
