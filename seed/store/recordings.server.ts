import { saveFile } from '#features/media/index.server.ts';
import { libraryFiles, type RecordingName, recordingBytes, recordings } from '../recordings/index.ts';
import type { Store } from './insert.server.ts';

/** Returns its id, which is the same each time. */
export async function saveRecording(db: Store, dataDir: string, name: RecordingName): Promise<number> {
  const contentType = recordings.find((one) => one.name === name)?.content_type ?? '';
  return saveFile(db, dataDir, { ...libraryFiles[name], name, contentType, bytes: await recordingBytes(name) });
}
