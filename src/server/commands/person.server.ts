import { openFormFiles } from '#features/forms/index.server.ts';
import { personCommand } from '#features/privacy/index.server.ts';
import { outboxOf } from '../services/outbox.server.ts';
import { runCommand } from './command.server.ts';

await runCommand((args, config) => personCommand(args, { ...config, files: { forms: openFormFiles(config), outbox: outboxOf(config) } }));
