/** Whether the owner of this device pays for every byte and asked to save them. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
