/** Whether the disk of the site takes files: `full` has no room, `failing` does not for another reason. */
export const storageStates = ['writable', 'full', 'failing'] as const;
export type StorageState = (typeof storageStates)[number];
