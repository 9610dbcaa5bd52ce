import { randomUUID } from 'node:crypto';

/**
 * Marks for the static parts of one rendering, and the way to cut these out of its HTML. No text of a page can be taken
 * for a mark: each rendering has its own.
 */
export function partMarks() {
  const key = randomUUID();
  const end = `[/${key}]`;
  return {
    begin: (id: string): string => `[${key} ${id}]`,
    end,
    /** The HTML of every part by id, without what React puts between two texts. */
    cut(html: string): Record<string, string> {
      const parts: Record<string, string> = Object.create(null);
      for (const piece of html.split(`[${key} `).slice(1)) {
        const idEnd = piece.indexOf(']');
        const content = piece.slice(idEnd + 1, piece.indexOf(end));
        parts[piece.slice(0, idEnd)] = content.replace(/^<!-- -->|<!-- -->$/g, '');
      }
      return parts;
    },
  };
}
