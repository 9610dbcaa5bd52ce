import { expect, test } from 'vitest';
import { themeKey as ofSite } from '../theme-key.ts';
import { themeKey } from './theme-key.ts';

test('site and back office keep one choice between light and dark', () => expect(themeKey).toBe(ofSite));
