import { readFileSync } from 'node:fs';

/** The demo's own recordings, and how they were made: record.mjs. Their ids are those that the blocks' examples name. */
export const recordings = [
  { id: 1, name: 'quay.mp4', content_type: 'video/mp4' },
  { id: 2, name: 'gong.m4a', content_type: 'audio/mp4' },
  { id: 3, name: 'quay.de.vtt', content_type: 'text/vtt' },
  { id: 4, name: 'quay.en.vtt', content_type: 'text/vtt' },
] as const;

export const recordingBytes = (name: (typeof recordings)[number]['name']): Buffer => readFileSync(new URL(name, import.meta.url));
