import { expect, test } from 'vitest';
import { withAsciiDomain } from './email-address.ts';

test.each([
  ['info@käse.example', 'info@xn--kse-qla.example'],
  ['info@post.straße.example', 'info@post.xn--strae-oqa.example'],
  ['info@example.org', 'info@example.org'],
  ['büro@example.org', 'büro@example.org'],
  ['info@käse.example/weg', 'info@käse.example/weg'],
  ['info@käse .example', 'info@käse .example'],
  ['käse', 'käse'],
  ['', ''],
])('%j is %j', (typed, known) => expect(withAsciiDomain(typed)).toBe(known));
