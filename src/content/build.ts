import { defineBlock } from './block/define-block.ts';
import { createBlockRegistry } from './block/registry.ts';
import { layouts } from './document/layouts.ts';
import { childrenField } from './fields/children/children.ts';
import { choiceField } from './fields/choice/choice.ts';
import { embedField } from './fields/embed/embed.ts';
import { fileField } from './fields/file/file.ts';
import { htmlField } from './fields/html/html.ts';
import { imageField } from './fields/image/image.ts';
import { lineField } from './fields/line/line.ts';
import { linkField } from './fields/link/link.ts';
import { multiLineField } from './fields/multi-line/multi-line.ts';
import { numberField } from './fields/number/number.ts';
import { relationField, relationsField } from './fields/relation/relation.ts';
import { richTextField } from './fields/rich-text/rich-text.ts';
import { switchField } from './fields/switch/switch.ts';
import { videoAddressField } from './fields/video-address/video-address.ts';

// For the tests of the machinery: together they have every kind of field and every trait.
const named = (text: string) => ({ de: text, en: text });
const common = (name: string) => ({ label: named(name), description: named(name), icon: 'square', category: 'text' as const, rendering: 'static' as const });

export const noteBlock = defineBlock({
  ...common('note'),
  type: 'note',
  fields: {
    title: lineField({ label: named('Title'), required: true, max: 40 }),
    body: richTextField({ label: named('Body') }),
    teaser: multiLineField({ label: named('Teaser') }),
    anchor: lineField({ label: named('Anchor'), shared: true }),
    level: choiceField({
      label: named('Level'),
      options: [
        { value: 2, label: named('2') },
        { value: 3, label: named('3') },
      ],
    }),
    wide: switchField({ label: named('Wide') }),
    count: numberField({ label: named('Count'), min: 1, max: 8 }),
  },
});

export const figureBlock = defineBlock({
  ...common('figure'),
  type: 'figure',
  fields: {
    image: imageField({ label: named('Image'), required: true }),
    link: linkField({ label: named('Link') }),
    file: fileField({ label: named('File') }),
    html: htmlField({ label: named('HTML') }),
    venue: relationField({ label: named('Venue'), to: 'venue' }),
    categories: relationsField({ label: named('Categories'), to: 'category', max: 3 }),
    sound: embedField({ label: named('Sound'), service: 'audio' }),
    video: videoAddressField({ label: named('Video') }),
  },
});

export const listBlock = defineBlock({
  ...common('list'),
  type: 'list',
  fields: {},
  children: childrenField({ label: named('Entries'), allowed: ['entry', 'note'], min: 1, max: 4 }),
});

export const entryBlock = defineBlock({
  ...common('entry'),
  type: 'entry',
  childOnly: true,
  rendering: 'interactive',
  fields: { text: lineField({ label: named('Text') }) },
  // Version 1 had the text for all languages, version 2 called it label.
  upgrades: [
    ({ text, ...rest }) => ({ ...rest, ...(text !== undefined && { label: { de: text } }) }),
    ({ label, ...rest }) => ({ ...rest, ...(label !== undefined && { text: label }) }),
  ],
});

export const boxBlock = defineBlock({
  ...common('box'),
  type: 'box',
  fields: {
    look: choiceField({
      label: named('Look'),
      options: [
        { value: 'plain', label: named('plain') },
        { value: 'dark', label: named('dark') },
      ],
    }),
  },
  columns: { layouts },
});

export const testRegistry = createBlockRegistry([noteBlock, figureBlock, listBlock, entryBlock, boxBlock]);
