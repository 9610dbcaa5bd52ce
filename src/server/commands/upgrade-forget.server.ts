import { forgetFormerClusters } from '#db/embedded/upgrade/forget-former.server.ts';
import { runCommand } from './command.server.ts';

await runCommand(async (args, { dataDir }) => {
  if (args.length > 0) {
    process.stderr.write('Usage: npm run upgrade:forget\nRemoves the database of before, which a move to a newer PostgreSQL leaves in DATA_DIR.\n');
    return 2;
  }
  const majors = forgetFormerClusters(dataDir);
  process.stdout.write(majors.length > 0 ? `Removed: the database of PostgreSQL ${majors.join(', ')}.\n` : 'There is none to remove.\n');
  return 0;
});
