import { expect, test } from 'vitest';
import { isInHead, sectionOrder } from './section-order.ts';

test('the order of V §9', () => {
  expect(sectionOrder(false).join()).toBe(
    'ImportantInfo,OpeningHours,Description,Programs,Contributors,Video,Children,ImageSlider,Series,Events,Blog,Sponsors,Promoter',
  );
});

test('the variant puts Children first and ImageSlider before Programs, and nothing else', () => {
  expect(sectionOrder(true).join()).toBe(
    'Children,ImportantInfo,OpeningHours,Description,ImageSlider,Programs,Contributors,Video,Series,Events,Blog,Sponsors,Promoter',
  );
});

test.each([
  [undefined, true],
  [{ style1: false, style2: false, style3: false }, true],
  [{ style1: true, style2: false, style3: false }, false],
  [{ style1: true, style2: false, style3: true }, true],
])('with %j the picture is in the head: %s', (style, expected) => {
  expect(isInHead(style)).toBe(expected);
});
