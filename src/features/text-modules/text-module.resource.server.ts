import { storedIn } from '#resources/index.server.ts';
import { textModule } from './text-module.resource.ts';

export const textModuleStore = storedIn(textModule, { table: 'text_module' });
