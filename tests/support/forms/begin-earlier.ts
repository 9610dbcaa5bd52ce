import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { formSecret } from '../../../src/features/forms/form-service.server.ts';
import { beginning } from '../../../src/features/forms/server/against-spam.server.ts';
import { ownSite } from '../own-site.ts';

/** Without script a form counts the seconds since it was opened: it was, ten seconds ago. */
export async function beginEarlier(page: Page): Promise<void> {
  const secret = formSecret(readFileSync(join(ownSite().dataDir, 'csrf-secret'), 'utf8'));
  const form = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { started } = beginning(secret, form, new Date(Date.now() - 10_000));
  await page.locator('input[name=started]').evaluate((input, value) => input.setAttribute('value', value), started);
}
