import { moveFiles } from './move.server.ts';
import { type StorageSettings, storagesOf } from './open-storage.server.ts';

const usage = `Usage: npm run media:move
Moves the files of the media library to where MEDIA_STORAGE says (“disk” or “s3”), from the other place. Set MEDIA_STORAGE and
start the site anew first: it then finds files in both places, and may run meanwhile. What is ended goes on when called again.`;

type Output = { write(text: string): unknown };

/** `npm run media:move`; exit status: 0 all is there, 1 some files are not what their names say, 2 not possible. */
export async function moveMediaCommand(
  args: string[],
  settings: StorageSettings,
  { stdout, stderr, signal }: { stdout: Output; stderr: Output; signal?: AbortSignal } = process as { stdout: Output; stderr: Output },
): Promise<number> {
  const { chosen, other } = storagesOf(settings);
  if (args.length > 0 || !other) {
    stderr.write(`${other ? '' : 'There is no object store: MEDIA_S3_URL, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET name one.\n'}${usage}\n`);
    return 2;
  }
  try {
    const say = (line: string) => stderr.write(`${line}\n`);
    const { moved, there, wrong } = await moveFiles(other, chosen, { say, ...(signal && { signal }) });
    stdout.write(`${moved} moved, ${there} were there already, ${wrong.length} left where they are\n`);
    return wrong.length > 0 ? 1 : 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\nWhat has been moved stays; the same command goes on.\n`);
    return 2;
  }
}
