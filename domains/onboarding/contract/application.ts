import { z } from 'zod';
import { contactDetails } from '#domains/conversation/contract/problems.ts';
import { maxUploadBytes, pictureRefused, picturesWaiting } from '#domains/media/contract/index.ts';
import { Gender, GenderType } from '#domains/performers/contract/actor.ts';
import { NewPictureKind } from '#domains/performers/contract/new-pictures.ts';
import { actorMissing, stageNameRefused, wordRefused } from '#domains/performers/contract/problems.ts';
import { StudioProfile } from '#domains/performers/contract/studio.ts';
import { loggedIn } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { phoneNumber } from '#kit/contract/phone-number.ts';
import { notFound } from '#kit/contract/problems.ts';
import { file, pictureTypes } from '#kit/contract/upload.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { ContractStanding } from './contract-standing.ts';
import * as problems from './problems.ts';
import { ApplicationState, IdentityFinding, IdentityState, RefusalReason, RejectReason } from './states.ts';
import { JoiningStepView } from './steps.ts';

const words = (max: number) => z.string().trim().min(1).max(max).regex(visiblePattern);
const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
const profileParts = StudioProfile.pick({ headline: true, about: true, languages: true, categories: true });

export const JoiningPerson = z
  .object({ firstName: words(60), lastName: words(60), birthDate: z.iso.date() })
  .meta({ id: 'JoiningPerson' });
export const JoiningAddress = z
  .object({ street: words(100), postcode: words(12), town: words(60), country })
  .meta({ id: 'JoiningAddress' });
export const JoiningStage = z
  .object({ name: z.string().trim().min(3).max(24).regex(visiblePattern), gender: Gender, genderType: GenderType })
  .meta({ id: 'JoiningStage' });

/** What somebody sees of their own application; texts and pictures are the profile's. Times in epoch ms. */
export const ApplicationView = z
  .object({
    state: ApplicationState,
    refusal: RefusalReason.nullable(),
    /** What an operator said when they refused or suspended. */
    message: z.string().nullable(),
    steps: z.array(JoiningStepView),
    canSubmit: z.boolean(),
    submittedAt: z.number().nullable(),
    contact: z.object({ email: z.string(), isEmailProven: z.boolean(), phone: z.string().nullable() }),
    person: JoiningPerson.nullable(),
    address: JoiningAddress.nullable(),
    identity: z.object({
      state: IdentityState.nullable(),
      reason: RejectReason.nullable(),
      findings: z.array(IdentityFinding),
      /** The last day the document is valid; null where none is accepted or it has none. */
      documentEnds: z.iso.date().nullable(),
      checkedAt: z.number().nullable(),
    }),
    stage: JoiningStage.nullable(),
    /** Null until there is a stage name. */
    profile: StudioProfile.nullable(),
    contract: ContractStanding,
  })
  .meta({ id: 'JoiningApplication' });
export type ApplicationView = z.output<typeof ApplicationView>;

const access = loggedIn;
const limit = { points: 120, seconds: 3600, per: 'subject' } as const;
const closed = [problems.applicationClosed, problems.refusedUnderage];

export const getOwnApplication = route({
  name: 'onboarding.getOwn',
  method: 'GET',
  path: 'onboarding/application',
  summary: 'How far the caller is on the way to be a performer: every step, what was entered, what was asked for.',
  access,
  response: ApplicationView,
});

const step = { access, method: 'POST', limit, response: ApplicationView } as const;

export const saveContact = route({
  name: 'onboarding.saveContact',
  ...step,
  path: 'onboarding/contact',
  summary: 'Keeps the phone number of an applicant. The address of the account has to be proven.',
  body: z.object({ phone: phoneNumber }),
  problems: [...closed, problems.phoneInvalid, problems.emailUnproven],
});
export const savePerson = route({
  name: 'onboarding.savePerson',
  ...step,
  path: 'onboarding/person',
  summary: 'Keeps the legal name and birth date of an applicant. Who is under 18 today is refused for good.',
  body: JoiningPerson,
  problems: [...closed, problems.birthDateInvalid],
});
export const saveAddress = route({
  name: 'onboarding.saveAddress',
  ...step,
  path: 'onboarding/address',
  summary: 'Keeps where an applicant lives.',
  body: JoiningAddress,
  problems: closed,
});
export const beginIdentity = route({
  name: 'onboarding.beginIdentity',
  ...step,
  cost: 20,
  path: 'onboarding/identity',
  summary: 'Begins an identity check at the provider; the caller goes on at `link` and comes back.',
  limit: { points: 20, seconds: 24 * 3600, per: 'subject' },
  response: z.object({ link: z.url() }),
  problems: [...closed, problems.personMissing, problems.identityPending, problems.identitySilent],
});
export const saveStage = route({
  name: 'onboarding.saveStage',
  ...step,
  path: 'onboarding/stage',
  summary: 'Takes a stage name: nobody else’s, no lookalike, no refused word, and reserved from then on.',
  body: JoiningStage,
  problems: [...closed, problems.personMissing, problems.stageNameKept, stageNameRefused, wordRefused, contactDetails],
});
const withStage = [...closed, problems.stageMissing, actorMissing];
export const saveProfile = route({
  name: 'onboarding.saveProfile',
  ...step,
  path: 'onboarding/profile',
  summary: 'Keeps what guests read of an applicant once she is seen, in their languages.',
  body: profileParts,
  problems: [...withStage, problems.profileMissing, wordRefused, contactDetails],
});
export const addJoiningPicture = route({
  name: 'onboarding.addPicture',
  ...step,
  cost: 50,
  path: 'onboarding/picture',
  summary: 'Sends a picture to be the avatar or for the gallery. Guests see it once an operator has let it in.',
  upload: pictureTypes,
  maxBody: maxUploadBytes,
  limit: { points: 30, seconds: 600, per: 'subject' },
  query: z.object({ kind: NewPictureKind.exclude(['member']) }),
  body: file,
  problems: [...withStage, pictureRefused, picturesWaiting],
});
export const removeJoiningPicture = route({
  name: 'onboarding.removePicture',
  access,
  method: 'DELETE',
  limit,
  path: 'onboarding/picture/{pictureId}',
  summary: 'Removes a picture of the application for good.',
  params: z.object({ pictureId: z.uuid() }),
  response: ApplicationView,
  problems: [...withStage, notFound],
});
export const savePrices = route({
  name: 'onboarding.savePrices',
  ...step,
  stepUp: { whenChanging: ['prices'] },
  path: 'onboarding/prices',
  summary: 'Keeps what a minute of an applicant costs, within the platform’s bounds.',
  body: StudioProfile.pick({ prices: true }),
  problems: [...withStage, problems.priceMissing],
});
export const saveCountries = route({
  name: 'onboarding.saveCountries',
  ...step,
  path: 'onboarding/countries',
  summary: 'Keeps the countries an applicant is not seen from; none is an answer, too.',
  body: StudioProfile.pick({ bannedCountryCodes: true }),
  problems: withStage,
});
export const submitApplication = route({
  name: 'onboarding.submit',
  ...step,
  path: 'onboarding/submit',
  summary: 'Sends the application to be looked at, once every step is done; again after more was asked for.',
  problems: [...closed, problems.stepsMissing],
});
