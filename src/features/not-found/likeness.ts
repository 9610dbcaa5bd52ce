/** How alike two slugs are, from 0 to 1: the share of groups of three letters that they have in common (Dice), whole words counting most. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [mine, theirs] = [groupsOf(one), groupsOf(other)];
  if (mine.size === 0 || theirs.size === 0) return 0;
  let common = 0;
  for (const group of mine) if (theirs.has(group)) common++;
  return (2 * common) / (mine.size + theirs.size);
}

/** 'das-heft' → '  d', ' da', 'das', 'as ', '  h' …, as PostgreSQL's pg_trgm has them. */
function groupsOf(slug: string): Set<string> {
  const groups = new Set<string>();
  for (const word of slug.split('-')) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) groups.add(padded.slice(at, at + 3));
  }
  return groups;
}
