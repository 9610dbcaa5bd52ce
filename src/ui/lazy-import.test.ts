import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lazyImport } from './lazy-import.ts';

test('what has come is kept; what has failed is asked for once more, and again when it is needed again', async () => {
  let asked = 0;
  let isReachable = false;
  const load = lazyImport(async () => {
    asked += 1;
    if (!isReachable) throw new Error('missing');
    return { asked };
  });
  await expect(load()).rejects.toThrow('missing');
  expect(asked).toBe(2);
  isReachable = true;
  expect(await load()).toEqual({ asked: 3 });
  expect(await load()).toBe(await load());
  expect(asked).toBe(3);
});

test('all code that comes later in the browser comes through it', () => {
  const bare = globSync('src/**/*.{ts,tsx}')
    // Of static parts no code reaches the browser (vite/static-parts.ts).
    .filter((file) => !/\.(test|server|static)\.tsx?$|^src\/(db|server)\//.test(file))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
      const before = code.split(/\bimport\(/).slice(0, -1);
      return before.filter((text) => !/lazyImport(<\w+>)?\((\(\) => |async \(\) => \(\{ \w+: \(await )$/.test(text)).map(() => file);
    });
  expect(bare).toEqual(['src/ui/lazy-import.ts']);
});
