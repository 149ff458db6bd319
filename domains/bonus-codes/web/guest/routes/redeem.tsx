import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Bonus, BonusCode } from '../../../contract/redeeming.ts';
import { bonusCode, redeemBonusCode, remainingBonusCodes } from '../../../contract/redeeming.ts';
import { BenefitList } from '../../parts/benefit-list.tsx';
import { Outcome } from '../../parts/outcome.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, caller } = context.get(web);
  const asked = (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60).trim();
  const [found, remaining] = await Promise.all([
    asked === '' ? null : api.query(bonusCode, { code: asked }),
    caller ? api.query(remainingBonusCodes, {}) : null,
  ]);
  return {
    asked,
    // A visitor without a session yet asks once the page has settled.
    found: found?.ok ? found.data : null,
    isMissing: found?.ok === true && found.data === null,
    remaining: remaining?.ok ? remaining.data : [],
  };
}

export const meta = pageMeta(({ t }) => ({ title: t('bonus-codes.title') }));

/** Takes a code, says what it brings, and redeems it. A code in the address waits while its guest signs up. */
export default function Redeem(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const api = useApi();
  const format = useFormat();
  const loaded = useLoaderData<typeof loader>();
  const { remaining } = loaded;
  const { revalidate } = useRevalidator();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [code, setCode] = useState(loaded.asked);
  const [found, setFound] = useState<BonusCode | null>(loaded.found);
  const [refused, setRefused] = useState(loaded.isMissing ? t('bonus-codes.reason.unknown') : undefined);
  const [bonus, setBonus] = useState<Bonus>();
  const [busy, setBusy] = useState(false);

  const say = (reason: BonusCode['canRedeem']['reason']): string =>
    reason === 'ok' ? '' : t(`bonus-codes.reason.${reason}`);
  const redeem = async (): Promise<void> => {
    const answer = await api.mutate(redeemBonusCode, { code });
    if (!answer.ok) return setRefused(answer.problem.errors?.[0]?.message ?? answer.problem.title);
    if (!answer.data.bonus) return setRefused(say(answer.data.reason));
    setBonus(answer.data.bonus);
    setFound(null);
    setCode('');
    return revalidate();
  };
  const look = async (): Promise<void> => {
    const answer = await api.query(bonusCode, { code });
    if (!answer.ok) return setRefused(answer.problem.errors?.[0]?.message ?? answer.problem.title);
    setFound(answer.data);
    return setRefused(answer.data ? undefined : t('bonus-codes.reason.unknown'));
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    setBonus(undefined);
    await (isLoggedIn ? redeem() : look());
    setBusy(false);
  };
  const next = `next=${encodeURIComponent(`${to('bonus-codes.own')}?code=${encodeURIComponent(code)}`)}`;
  const reason = found?.canRedeem.reason;
  return (
    <div className="page grid max-w-140 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('bonus-codes.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">{t('bonus-codes.title')}</h1>
        <p className="text-muted">
          {t(loaded.asked !== '' && !loaded.isMissing ? 'bonus-codes.leadFilled' : 'bonus-codes.lead')}
        </p>
      </header>
      {bonus ? <Outcome bonus={bonus} /> : null}
      <Card>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            name="code"
            label={t('bonus-codes.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            error={refused}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          {found ? (
            <>
              <BenefitList benefits={found.config.benefits} />
              {found.config.validTo === null ? null : (
                <p translate="no" className="text-muted text-sm" suppressHydrationWarning>
                  {t('bonus-codes.validTo', { at: format.date(found.config.validTo) })}
                </p>
              )}
              {reason && reason !== 'ok' && (isLoggedIn || reason !== 'notLoggedIn') ? (
                <p className="font-medium text-warning text-sm">{say(reason)}</p>
              ) : null}
              {reason === 'mobileAuth' ? (
                <ButtonLink href={to('phone-verification.own')}>{t('bonus-codes.toPhone')}</ButtonLink>
              ) : null}
            </>
          ) : null}
          {!isLoggedIn && found ? (
            <div className="grid gap-2">
              <p className="text-muted text-sm">{t('bonus-codes.logInFirst')}</p>
              <ButtonLink variant="primary" size="lg" block href={`${to('identity.signUp')}?${next}`}>
                {t('bonus-codes.signUp')}
              </ButtonLink>
              <ButtonLink block href={`${to('identity.login')}?${next}`}>
                {t('bonus-codes.logIn')}
              </ButtonLink>
            </div>
          ) : (
            <Button type="submit" variant="primary" size="lg" block loading={busy}>
              {t(isLoggedIn ? 'bonus-codes.redeem' : 'bonus-codes.look')}
            </Button>
          )}
        </form>
      </Card>
      {remaining.length > 0 ? (
        <Card title={t('bonus-codes.remaining')} description={t('bonus-codes.remainingText')}>
          <ul className="grid gap-5">
            {remaining.map((one) => (
              <li key={one.code} className="grid gap-2">
                <p translate="no" className="flex flex-wrap justify-between gap-2">
                  <span className="font-semibold">{one.code}</span>
                  <span className="text-muted text-sm" suppressHydrationWarning>
                    {t('bonus-codes.validTo', { at: format.date(one.validTo) })}
                  </span>
                </p>
                <BenefitList benefits={one.benefits} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
