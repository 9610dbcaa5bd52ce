import { z } from 'zod';

export const backupKinds = ['daily', 'manual', 'upgrade', 'restore_point'] as const;
export type BackupKind = (typeof backupKinds)[number];

const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const instant = z.iso.datetime();
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** `bytes` and `sha256` are those of the rows in PostgreSQL's COPY text format, before they are compressed. */
const storedTable = z.object({ name: identifier, columns: z.array(identifier), rows: count, bytes: count, sha256 });

/** Of a file of DATA_DIR; its bytes are in the store of files under its hash. `modified` in milliseconds. */
const storedFile = z.object({
  path: z.string().refine(isInside, 'is no path below the folder'),
  bytes: count,
  sha256,
  modified: z.number(),
});

/** What a backup holds: `manifest.json`, sealed by `manifest.sha256`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  kind: z.enum(backupKinds),
  made_by: z.string(),
  /** The moment whose state it has. */
  snapshot_at: instant,
  finished_at: instant,
  program: z.object({ version: z.string() }),
  /** PostgreSQL's version. */
  server: z.string(),
  schema: z.array(z.object({ number: z.int().positive(), name: z.string(), checksum: sha256 })).min(1),
  tables: z.array(storedTable).min(1),
  sequences: z.array(z.object({ name: identifier, last: z.int(), is_called: z.boolean() })),
  /** Jobs that waited; null: the queue had not been made. */
  jobs: storedTable.nullable(),
  files: z.array(storedFile),
  /** Where originals of the media library are beside the disk; their backup is the object store's affair. */
  has_object_store: z.boolean(),
  /** Which key it takes; null: none. */
  key: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  /** Of the folder, without the store of files. */
  stored_bytes: count,
});

export type Manifest = z.output<typeof manifestSchema>;
export type StoredTable = z.output<typeof storedTable>;
export type StoredFile = z.output<typeof storedFile>;

function isInside(path: string): boolean {
  return path !== '' && !path.startsWith('/') && !/[\\\0]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
