import { helpSettings, helpUrlsOf } from '#domains/help/server/index.ts';
import { paymentsSettings } from '#domains/payments/server/index.ts';
import { seoSettings } from '#domains/seo/server/index.ts';
import { trackingSettings } from '#domains/tracking/server/index.ts';
import type { Config } from '#kit/config/config.ts';
import type { SiteSettings } from '#kit/web/page/context.ts';
import { socialProfile } from './web/social-profiles.ts';

/** What the shells show on every page because operators have set it. */
export function siteSettings(config: Pick<Config, 'of'>): SiteSettings {
  const { TAG_MANAGER_URL, HIDDEN_TAB_TITLE } = config.of(trackingSettings);
  return {
    tagManagerUrl: TAG_MANAGER_URL ?? null,
    hiddenTabTitle: HIDDEN_TAB_TITLE ?? null,
    socialProfiles: config.of(seoSettings).SOCIAL_PROFILES.map(socialProfile),
    helpUrls: helpUrlsOf(config.of(helpSettings)),
    isStaging: config.of(paymentsSettings).ALLOW_SANDBOX_PAYMENTS,
  };
}
