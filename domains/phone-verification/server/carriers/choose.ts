import type { Kit } from '#kit/server/kit.ts';
import { phoneSettings } from '../settings.ts';
import { capturedCarrier } from './captured.ts';
import type { CodeCarrier } from './carrier.ts';
import { gatewayCarrier } from './gateway.ts';

/** A code that operators alone could read proves nothing: without a gateway production sends none, unless it says so. */
const noCarrier: CodeCarrier = { name: 'none', carry: async () => 'refused' };

/** The carrier that the settings name. */
export function chooseCarrier(kit: Pick<Kit, 'config' | 'db' | 'clock' | 'log' | 'keyFor'>): CodeCarrier {
  const {
    PHONE_GATEWAY_URL: url,
    PHONE_GATEWAY_SECRET: secret,
    ALLOW_CAPTURED_PHONE_CODES: isAllowed,
  } = kit.config.of(phoneSettings);
  if (url !== undefined && secret !== undefined) return gatewayCarrier(kit, { url, secret });
  return kit.config.NODE_ENV === 'production' && !isAllowed ? noCarrier : capturedCarrier(kit);
}
