import { statfs } from 'node:fs/promises';
import { defineCheck } from '../check.server.ts';
import { minFreeBytes, minFreeShare } from '../limits.ts';

/** Bytes of the file system that holds a folder, and those of them that we may still fill. */
export type DiskRoom = { free: number; size: number };

export const diskCheck = (roomOf: (folder: string) => Promise<DiskRoom> = readRoom) =>
  defineCheck({
    name: 'disk',
    title: { de: 'Speicherplatz', en: 'Disk space' },
    screen: { path: 'media' },
    states: {
      fine: { text: { de: '{free} von {size} sind frei.', en: '{free} of {size} are free.' } },
      low: {
        text: { de: 'Nur noch {free} von {size} sind frei.', en: 'Only {free} of {size} are left.' },
        remedy: {
          de: 'Vergrößern Sie das Laufwerk von DATA_DIR, oder löschen Sie in der Mediathek, was niemand mehr verwendet. Ohne Platz lässt sich nichts mehr speichern.',
          en: 'Enlarge the volume of DATA_DIR, or delete from the media library what nobody uses any more. Without room nothing can be saved.',
        },
      },
    },
    look: async ({ facts }) => {
      const { free, size } = await roomOf(facts.dataDir);
      const isLow = free < Math.min(size * minFreeShare, minFreeBytes * 5) || free < Math.min(minFreeBytes, size / 4);
      return { is: isLow ? 'low' : 'fine', values: { free: { bytes: free }, size: { bytes: size } } };
    },
  });

export async function readRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
