import { createBlock } from '#content/index.ts';
import { forms } from './block.ts';

export const examples = [
  createBlock(forms, { form: 1 }, { id: 'forms-1' }),
  createBlock(forms, { hubspot_id: '7d2f1c9a-0b34-4c8e-9f21-5a6b7c8d9e0f' }, { id: 'forms-2' }),
];
