import type { Option } from '#ui/field/choice-field.tsx';
import type { Folder } from '../contract.ts';

type Node = { folder: Folder; depth: number; hasFolders: boolean };

/** All folders, each after the one in which it lies, by name; of `below` those within it. */
export function folderTree(folders: readonly Folder[], below: number | null = null, depth = 0): Node[] {
  const isKnown = (id: number | null) => folders.some((folder) => folder.id === id);
  // What lies in a folder that is not among them stands at the top.
  const here = folders.filter(({ parent }) => (below === null ? parent === null || !isKnown(parent) : parent === below));
  return here
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
    .flatMap((folder) => {
      const within = folderTree(folders, folder.id, depth + 1);
      return [{ folder, depth, hasFolders: within.length > 0 }, ...within];
    });
}

/** All folders as one list, each below the one in which it lies: 'Presse / 2026'. */
export function folderOptions(folders: readonly Folder[]): Option[] {
  const above: string[] = [];
  return folderTree(folders).map(({ folder: { id, name }, depth }) => {
    above.splice(depth, above.length, name);
    return { value: String(id), label: above.join(' / ') };
  });
}
