import { expect, test } from 'vitest';
import { clearQuery } from './clear-query.ts';

test.each([
  ['', ''],
  ['?room=2', ''],
  ['?overlay=true&date=21-11-2026&room=1&type=2&tag=3&series=4&genre=5', ''],
  ['?q=tosca&room=2&page=3', '?q=tosca&page=3'],
])('%j → %j', (before, after) => expect(clearQuery(before)).toBe(after));
