import type { DomainProbes } from '#kit/testing/probes.ts';

const ofNobody = {
  of: 'petra',
  inputs: () => [{ params: { albumId: 1_999_999_999 } }],
  ownerless: 'It says what the one who asks can do, of things that everybody finds.',
} as const;

/** For the tests that try every operation in everybody's name. */
export const probes: DomainProbes = {
  foreignIdCalls: { getVideoPreviewEndIncentives: ofNobody, getBuyImageAlbumIncentives: ofNobody },
};
