import { expect, test } from 'vitest';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { jsonSchema } from '#kit/contract/openapi.ts';
import type { Route } from '#kit/contract/operations.ts';
import { contractOperations } from './contract-files.ts';

/*
 * What a thief of a session must not do without the password or a passkey: take money back, change prices, carry data
 * out, and change how one gets in. The rules know the operations by what they take and answer, so that a new one of the
 * same kind is found when it forgets to declare `stepUp`.
 */

const routes = (await contractOperations()).filter((operation): operation is Route => operation.kind === 'route');
const partsOf = (route: Route): string[] =>
  Object.keys((route.body ? (jsonSchema(route.body, 'input').properties as object) : undefined) ?? {});
const isGuarded = ({ access }: Route): boolean => access.who !== 'anyone' && access.who !== 'internal';

const rules: Readonly<Record<string, (route: Route) => boolean>> = {
  'an export': ({ name, path }) => /export/i.test(name) || /\.csv$|export$/.test(path),
  'a refund': ({ name, path }) => /refund/i.test(`${name} ${path}`),
  'a price or a share of it': (route) =>
    partsOf(route).some((part) => /price|payout|iban|^percent$|^amounts$/i.test(part)),
  'a secret that opens what is locked': ({ name }) => /^set\w*Pin$|^makeIngestKey$/.test(name),
  'money that leaves for a bank, and to whom': ({ name }) =>
    /^payouts\.(approveRun|markPaid|markReturned|readPayee|readRunFile|correctNote)$/.test(name),
  'what takes two operators': ({ name }) => name === 'office.agree' || name === 'office.repeatDecision',
  'who works here': ({ name }) => /^office\.(inviteOperator|setDesks|removeOperator)$/.test(name),
  'a way to log in': ({ name, method }) =>
    method !== 'GET' &&
    /identity\.(?!prove|passkeyProof|.*LogIn).*(passkey|totp|recovery|secondFactor|changeEmail)/i.test(name),
};

test.each(Object.entries(rules))('%s asks for a fresh proof of identity', (what, applies) => {
  const found = routes.filter((route) => isGuarded(route) && applies(route));
  expect(found.length).toBeGreaterThan(0);
  nothingWrong(
    found
      .filter(({ stepUp }) => stepUp === undefined)
      .map(
        ({ name }) =>
          `${declaredIn(name)} is ${what} and asks for no fresh proof of identity: declare stepUp beside its access.`,
      ),
  );
});

test('nothing else asks: who is asked all day answers without reading', () => {
  const guarded = routes.filter(({ stepUp }) => stepUp !== undefined);
  const needless = guarded.filter((route) => !Object.values(rules).some((applies) => applies(route)));
  nothingWrong(
    needless.map(
      ({ name }) =>
        `${declaredIn(name)} asks for a fresh proof and is none of ${Object.keys(rules).join(', ')}: take its stepUp away.`,
    ),
  );
});
