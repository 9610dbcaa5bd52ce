import type { RootInfo } from '#ui/site-context.ts';

export type EventStyle = RootInfo['design']['event'];

/** The sections of an event's page in their order (V §9). */
const order = [
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'Programs',
  'Contributors',
  'Video',
  'Children',
  'ImageSlider',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
  'Promoter',
] as const;

export type SectionName = (typeof order)[number];

/** With style1: Children first and ImageSlider before Programs (V §9). */
export function sectionOrder(style1: boolean): readonly SectionName[] {
  if (!style1) return order;
  return order
    .filter((name) => name !== 'Children' && name !== 'ImageSlider')
    .flatMap((name): SectionName[] => (name === 'Programs' ? ['ImageSlider', name] : [name]))
    .toSpliced(0, 0, 'Children');
}

/** With style1 it is the first of the slider, unless style3 takes it up again. */
export const isInHead = (style: EventStyle | undefined): boolean => !style?.style1 || style.style3;
