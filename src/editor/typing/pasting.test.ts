import { expect, test } from 'vitest';
import { pastedAddress } from './pasting.ts';

// paste/e4-url-onto-selection.txt
test.each([
  ['https://tickets.example/x', 'https://tickets.example/x'],
  [' https://tickets.example/x\n', 'https://tickets.example/x'],
  ['www.tickets.example/x', 'https://www.tickets.example/x'],
  ['tel:+4940123', 'tel:+4940123'],
  ['https://ostkai.example/de/besuch?a=1#b', '/de/besuch?a=1#b'],
  ['https://tickets.example/x und mehr', null],
  ['tickets.example', null],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('%j onto selected words makes them a link to %j', (text, href) => expect(pastedAddress(text, 'https://ostkai.example')).toBe(href));
