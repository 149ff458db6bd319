/** The bucket did not answer in time, or not usefully. What was to be written may be there or not. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageAway';
}
