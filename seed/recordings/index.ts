import type { NewFile } from '#features/media/index.server.ts';

/** Made by record.mjs; their ids are those that the blocks' examples name. */
export const recordings = [
  { id: 1, name: 'quay.mp4', content_type: 'video/mp4' },
  { id: 2, name: 'gong.m4a', content_type: 'audio/mp4' },
  { id: 3, name: 'quay.de.vtt', content_type: 'text/vtt' },
  { id: 4, name: 'quay.en.vtt', content_type: 'text/vtt' },
] as const;

export type RecordingName = (typeof recordings)[number]['name'];

export const libraryFiles: Readonly<Record<RecordingName, Omit<NewFile, 'bytes' | 'name' | 'contentType'>>> = {
  'quay.mp4': { kind: 'video', title: { de: 'Abend am Ostkai', en: 'Evening at the Ostkai' }, duration: 8 },
  'gong.m4a': { kind: 'audio', title: { de: 'Der Pausengong', en: 'The gong at the end of the interval' } },
  'quay.de.vtt': { kind: 'captions', title: { de: 'Abend am Ostkai, Untertitel deutsch', en: 'Evening at the Ostkai, German captions' } },
  'quay.en.vtt': { kind: 'captions', title: { de: 'Abend am Ostkai, Untertitel englisch', en: 'Evening at the Ostkai, English captions' } },
};

// In the built server each is a part of its own, which is read when the demo is filled.
const files = import.meta.glob<string>('./*.{mp4,m4a,vtt}', { query: '?inline', import: 'default' });

export async function recordingBytes(name: RecordingName): Promise<Buffer> {
  const address = (await files[`./${name}`]?.()) ?? '';
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
