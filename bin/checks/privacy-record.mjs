// Writes docs/privacy/record.md (`--write`), or prints it; tests/sweeps/privacy/privacy-record.test.ts compares it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from '../prepare.mjs';

main(async () => {
  const { privacyRecord } = await import('../../src/features/privacy/record.ts'); // Node 24 reads the types away
  if (!process.argv.includes('--write')) return void process.stdout.write(privacyRecord());
  mkdirSync(join(root, 'docs/privacy'), { recursive: true });
  writeFileSync(join(root, 'docs/privacy/record.md'), privacyRecord());
});
