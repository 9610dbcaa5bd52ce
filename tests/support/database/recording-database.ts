import { connect, createPool, type Database } from '../../../src/db/database.server.ts';
import { atEndOfFile } from '../run/end-of-file.ts';

export type RecordedQuery = { text: string; parameters: readonly unknown[] };

/** For budgets and plans; not how long a statement may take, which is said beside it. */
export function recordingDatabase(url: string): { recording: Database; queries: RecordedQuery[] } {
  const queries: RecordedQuery[] = [];
  const recording = connect(createPool({ connectionString: url }, 2), ({ query }) => {
    if (!/^(re)?set statement_timeout/.test(query.sql)) queries.push({ text: query.sql, parameters: query.parameters });
  });
  atEndOfFile(() => recording.destroy());
  return { recording, queries };
}
