import { foldName } from '#i18n/fold-name.ts';

/** By which exports of one system are known: the name of the file without folder, ending, dates and numbers. */
export function sourceKey(name: string): string {
  const file = name.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]{1,6}$/i, '');
  return foldName(file.replace(/[\d_()]+/g, ' ')) || 'import';
}
