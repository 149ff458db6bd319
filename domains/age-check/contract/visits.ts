import { z } from 'zod';
import { authenticationResponse } from '#domains/identity/contract/passkey-routes.ts';
import { passkeyRefused } from '#domains/identity/contract/problems.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { AgeCheckView } from './avs.ts';
import { pinMissing, pinTooEasy, pinWaits, pinWrong } from './problems.ts';

const pin = typedText('code').length(6).regex(/^\d+$/);
const limit = { points: 30, seconds: 3600, per: 'subject' } as const;

export const setAgePin = route({
  name: 'setAgePin',
  method: 'POST',
  path: 'age-check/pin',
  summary: 'Sets the PIN that opens the adult area, and opens it.',
  access: loggedIn,
  stepUp: 'always',
  limit,
  body: z.object({ pin }),
  response: AgeCheckView,
  problems: [pinTooEasy],
});

export const openWithPin = route({
  name: 'openWithPin',
  method: 'POST',
  path: 'age-check/open/pin',
  summary: 'Opens the adult area for this visit with the PIN.',
  access: loggedIn,
  limit,
  body: z.object({ pin }),
  response: AgeCheckView,
  problems: [pinMissing, pinWaits, pinWrong],
});

export const openWithPasskey = route({
  name: 'openWithPasskey',
  method: 'POST',
  path: 'age-check/open/passkey',
  summary:
    'Opens the adult area for this visit with a passkey of the account; `identity/proof/passkeyOptions` begins it.',
  access: loggedIn,
  limit,
  body: z.object({ credential: authenticationResponse }),
  response: AgeCheckView,
  problems: [passkeyRefused],
});

export const closeAdultArea = route({
  name: 'closeAdultArea',
  method: 'POST',
  path: 'age-check/close',
  summary: 'Closes the adult area for this visit, as one does before handing the device on.',
  access: loggedIn,
  response: AgeCheckView,
});
