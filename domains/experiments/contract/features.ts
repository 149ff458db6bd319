import { z } from 'zod';
import { loggedIn, operators } from '#kit/contract/access.ts';
import { auditedRead, selfAuditedChange } from '#kit/contract/audit.ts';
import { rowId } from '#kit/contract/numbers.ts';
import { mutation, query, route } from '#kit/contract/operations.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { featureMissing } from './problems.ts';

const operator = operators('content');
const text = z.string().trim().min(1).max(80).regex(visiblePattern);
/** A feature's name as guests read it. */
export const FeatureName = z.object({ de: text, en: text, nl: text, es: text }).meta({ id: 'FeatureName' });

export const Feature = z
  .object({
    featureId: z.int(),
    name: FeatureName,
    /** The page on which guests are asked, by its id. */
    pageId: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'Feature' });
export type Feature = z.infer<typeof Feature>;

export const sendFeatureFeedback = mutation({
  name: 'sendFeatureFeedback',
  summary: 'Stores what a guest thinks of a feature (spec 2 §3 and §7); a repeat replaces the earlier one.',
  access: loggedIn,
  problems: [featureMissing],
  limit: { points: 20, seconds: 3600, per: 'subject' },
  args: z.object({
    featureId: rowId,
    rating: z.int().min(1).max(5),
    text: z.string().trim().max(2000),
    /** Where it was written; only the path is kept. */
    url: z.string().max(500),
  }),
  result: z.object({ success: z.boolean() }).meta({ id: 'FeatureFeedbackResult' }),
});

/** What a guest thinks of a feature. */
export const OwnFeatureFeedback = z
  .object({
    featureId: z.int(),
    rating: z.int(),
    text: z.string(),
    /** The path it was written on. */
    url: z.string(),
    at: z.number().describe('milliseconds since the Unix epoch'),
  })
  .meta({ id: 'OwnFeatureFeedback' });
export type OwnFeatureFeedback = z.infer<typeof OwnFeatureFeedback>;

export const getFeatureFeedback = query({
  name: 'featureFeedback',
  summary:
    'What the guest said of a feature (spec 2 §7); null for who has said nothing, or is not asked about it any more.',
  access: loggedIn,
  args: z.object({ featureId: rowId }),
  result: OwnFeatureFeedback.nullable(),
});

export const activeFeatures = route({
  name: 'experiments.activeFeatures',
  method: 'GET',
  path: 'experiments/activeFeatures',
  summary: 'The features guests are asked about.',
  access: loggedIn,
  response: z.object({ features: z.array(Feature) }),
});

export const saveFeature = route({
  name: 'experiments.saveFeature',
  method: 'POST',
  path: 'office/features/save',
  summary: 'Announces a feature to be asked about, or changes one.',
  access: operator,
  audit: selfAuditedChange('experiments.saveFeature', 'feature:{featureId}'),
  problems: [featureMissing],
  body: z.object({
    featureId: rowId.optional(),
    name: FeatureName,
    pageId: z.string().regex(/^[a-z][A-Za-z]*(-[a-z]+)*\.[A-Za-z]{1,40}$/),
    isActive: z.boolean(),
  }),
  response: Feature,
});

export const listFeatures = route({
  name: 'experiments.listFeatures',
  method: 'GET',
  path: 'office/features/list',
  summary:
    'All features with what guests think of them; of each the latest feedback, 50 at most. `rating` is the mean.',
  access: operator,
  audit: auditedRead('experiments.listFeatures'),
  response: z.object({
    features: z.array(
      Feature.extend({
        count: z.int(),
        rating: z.number().nullable(),
        feedback: z.array(
          z
            .object({ guestId: z.int(), rating: z.int(), text: z.string(), url: z.string(), at: z.number() })
            .meta({ id: 'FeatureFeedback' }),
        ),
      }).meta({ id: 'FeatureWithFeedback' }),
    ),
  }),
});
