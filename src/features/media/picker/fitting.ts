import type { Asset } from '../contract.ts';

export type AssetKind = Asset['kind'];

/** What the browser offers of the device for a kind. */
export const acceptOf: Readonly<Record<AssetKind, string>> = {
  image: 'image/*',
  video: 'video/mp4,video/quicktime,video/webm,.mov',
  audio: 'audio/*',
  document: 'application/pdf',
  captions: 'text/vtt,.vtt',
};

/** Whether a file may be of a kind, by what the browser takes it for; what it is, the library finds out by its content. */
export function mayBe(kind: AssetKind | undefined, { type, name }: Pick<File, 'type' | 'name'>): boolean {
  if (!kind || type === '') return true;
  if (kind === 'captions') return type === 'text/vtt' || name.toLowerCase().endsWith('.vtt');
  return kind === 'document' ? type === 'application/pdf' : type.startsWith(`${kind}/`);
}
