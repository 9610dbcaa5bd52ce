import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Decoration only: the control that holds it has the name. */
export const Icon = ({ node }: { node: IconNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {node.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
  </svg>
);
