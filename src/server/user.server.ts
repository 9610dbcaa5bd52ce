import { userCommand } from '#features/account/index.server.ts';
import { readConfig } from './config.server.ts';

process.exitCode = await userCommand(process.argv.slice(2), readConfig(process.env));
