import { expect, test } from 'vitest';

test('passes', () => expect(1).toBe(1));
test('fails each time', () => expect(1).toBe(2));
