import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxPathLength } from './limits.ts';
import { reducePath } from './reduce-path.ts';

describe('of an address only the path is kept', () => {
  test.each([
    ['https://ostkai.example/de/alt?email=a%40b.de&q=x#here', '/de/alt'],
    ['/de/alt/', '/de/alt'],
    ['/', '/'],
    ['de/programm', '/de/programm'],
    ['//elsewhere.example/de/x', '/de/x'],
    ['https://user:secret@ostkai.example/de', '/de'],
    ['/de/blog/ä ö', '/de/blog/%C3%A4%20%C3%B6'],
    ['/de/x\u0000<script>', '/de/x%00%3Cscript%3E'],
    ['/de/../../etc/passwd', '/etc/passwd'],
  ])('%j → %s', (url, path) => expect(reducePath(url)).toBe(path));

  test.each(['javascript:alert(1)', 'mailto:a@b.de', 'data:text/html,x', 'https://'])('%j is none', (url) => expect(reducePath(url)).toBeNull());
});

describe('nothing personal', () => {
  test.each([
    ['/de/newsletter/anna@example.org/ab', '/de/newsletter/…/ab'],
    ['/de/newsletter/anna%40example.org', '/de/newsletter/…'],
    ['/de/user/reset/9f8a7b6c5d4e3f2a1b0c9d8e7f', '/de/user/reset/…'],
    ['/user/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjEyMzQ1Njc4OTB9', '/user/…'],
    ['/x/550e8400-e29b-41d4-a716-446655440000', '/x/…'],
    ['/x/ABC00000-abcd-4abc-babc-abcdefabcdef', '/x/…'],
    ['/x/q7Jk29sLmPz-4TbW8xYvN0aRc3DfG1h', '/x/…'],
  ])('%s → %s', (url, path) => expect(reducePath(url)).toBe(path));

  test.each(['/de/programm/bela-bartok-herzog-blaubarts-burg-1911-2026/100', '/de/blog/das-neue-heft-2026-27-ist-da/12'])('%s is a title', (path) => {
    expect(reducePath(path)).toBe(path);
  });
});

test('whatever is reported, what is kept is short, without query, and stays what it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ minLength: 400 })),
      (url) => {
        const path = reducePath(url);
        if (path === null) return;
        expect(path.length).toBeLessThanOrEqual(maxPathLength);
        expect(path).toMatch(/^\/[^?#\s<>]*$/);
      },
    ),
    { numRuns: 1000 },
  );
});
