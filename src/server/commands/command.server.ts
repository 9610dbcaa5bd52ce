import { type Config, readConfig } from '../config.server.ts';
import { runningAddress } from '../http/running-address.server.ts';

/** With the site's configuration, so that both find the same database; exit status: the command's own, or 2 where it cannot begin. */
export async function runCommand(command: (args: string[], config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2), besideTheSite(readConfig(process.env)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

/** Links that a command prints lead to the site that runs, unless BASE_URL says where that is. */
const besideTheSite = (config: Config): Config => ({ ...config, baseUrl: (!process.env.BASE_URL && runningAddress(config.dataDir)) || config.baseUrl });
