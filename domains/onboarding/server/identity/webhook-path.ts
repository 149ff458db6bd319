/** Where the provider reports: decisions and events alike. Not below /rest/v1: no session plays a part. */
export const webhookPath = '/onboarding/veriff/webhook';
