import type { Tag } from './load-library.ts';

/** Tags that there are, for a field whose `list` is this. */
export const TagSuggestions = ({ id, tags }: { id: string; tags: readonly Tag[] }) => (
  <datalist id={id}>
    {tags.map(({ name }) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** 'Oper, Probe,' → ['Oper', 'Probe'] */
export const splitTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
