import { numberField } from '#content/index.ts';

/** Where a record stands among its kind. */
export const orderField = () =>
  numberField({
    label: { de: 'Reihenfolge', en: 'Order' },
    help: { de: 'Die kleinste Zahl steht zuerst.', en: 'The smallest number comes first.' },
    min: 0,
    max: 9_999,
    whole: true,
    required: true,
  });
