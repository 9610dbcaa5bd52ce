import { expect, test } from 'vitest';
import type { Folder } from '../contract.ts';
import { folderOptions, folderTree } from './folder-options.ts';

const folder = (id: number, name: string, parent: number | null = null): Folder => ({ id, name, parent, revision: 1, asset_count: 0 });
const folders = [folder(1, 'Presse'), folder(2, '2026', 1), folder(3, 'Archiv'), folder(4, 'Mai', 2), folder(5, '2025', 1)];

test('each folder stands after the one in which it lies, by name', () => {
  expect(folderOptions(folders).map(({ label }) => label)).toEqual(['Archiv', 'Presse', 'Presse / 2025', 'Presse / 2026', 'Presse / 2026 / Mai']);
});

test('of one folder those within it, however deep', () => {
  expect(folderTree(folders, 1).map(({ folder: { id } }) => id)).toEqual([5, 2, 4]);
  expect(
    folderTree(folders)
      .filter(({ hasFolders }) => hasFolders)
      .map(({ folder: { id } }) => id),
  ).toEqual([1, 2]);
});

test('a folder whose own is not among them is not lost', () => {
  expect(folderOptions([folder(4, 'Mai', 2)])).toEqual([{ value: '4', label: 'Mai' }]);
});
