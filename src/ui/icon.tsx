import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A Lucide icon as inline SVG, decoration only: the control that holds it has the name. Stroke and size are in the style sheet. */
export const Icon = ({ node }: { node: IconNode }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    {node.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
  </svg>
);
