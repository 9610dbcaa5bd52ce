import { openDatabase } from '#db/database.server.ts';
import { endHeld } from './held.server.ts';
import type { Envelope } from './jobs.server.ts';
import { deadQueue, queue } from './queries.server.ts';
import { openQueue } from './queue.server.ts';

const usage = `Usage: npm run jobs -- list
       npm run jobs -- retry
       npm run release-jobs [-- --discard]
“list” names what was given up, such as mails that no server took: when, what, its reference in the log, and why.
“retry” puts all of it back into the queue. “release-jobs” does what a restored backup has left to be done, or discards it.`;

type Site = { dataDir: string; databaseUrl: string | undefined };
type Output = { write(text: string): unknown };

/** `npm run jobs -- …`: looks after the jobs that were given up. Exit status: 0 done, 2 not. */
export async function jobsCommand(args: string[], site: Site, { stdout, stderr }: { stdout: Output; stderr: Output } = process): Promise<number> {
  const [command = 'list', ...rest] = args;
  const isRelease = command === 'release';
  if (!['list', 'retry', 'release'].includes(command) || rest.some((arg) => !isRelease || arg !== '--discard')) {
    stderr.write(`${usage}\n`);
    return 2;
  }
  const database = await openDatabase({ dataDir: site.dataDir, url: site.databaseUrl, poolSize: 2, say: (line) => stderr.write(`${line}\n`) });
  try {
    stderr.write(`Database: ${database.name}\n`);
    const boss = await openQueue(database.db, { isSupervised: false, report: (problem) => stderr.write(`${String(problem)}\n`) });
    if (isRelease) {
      const how = rest.length > 0 ? 'discard' : 'release';
      const ended = await database.db.transaction().execute((store) => endHeld(boss, how, store));
      stdout.write(how === 'discard' ? `${ended} discarded\n` : `${ended} put into the queue\n`);
      await boss.stop({ graceful: false });
      return 0;
    }
    const dead = await boss.findJobs<Envelope & { reason?: string }>(deadQueue, { queued: true });
    for (const { createdOn, data, output } of dead) {
      const reason = data.reason ?? (output && 'reason' in output ? String(output.reason) : 'its process was ended each time');
      stdout.write(`${createdOn.toISOString()}  ${data.kind.padEnd(14)} ${data.reference}  ${reason}\n`);
    }
    const moved = command === 'retry' ? await boss.redrive(deadQueue, { destination: queue }) : 0;
    stdout.write(command === 'retry' ? `${moved} put back into the queue\n` : `${dead.length} given up\n`);
    await boss.stop({ graceful: false });
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  } finally {
    await database.close();
  }
}
