import type { Option } from '#ui/field/choice-field.tsx';
import type { Folder } from '../contract.ts';

/** All folders as one list, each below the one in which it lies: 'Presse / 2026'. */
export function folderOptions(folders: readonly Folder[]): Option[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path = ({ name, parent }: Folder): string => {
    const above = parent === null ? undefined : byId.get(parent);
    return above ? `${path(above)} / ${name}` : name;
  };
  return folders.map((folder) => ({ value: String(folder.id), label: path(folder) })).toSorted((a, b) => a.label.localeCompare(b.label, 'de'));
}
