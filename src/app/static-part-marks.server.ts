import { randomUUID } from 'node:crypto';

/** Marks differ with each rendering, so that no text of a page can be taken for one. */
export function partMarks() {
  const key = randomUUID();
  const end = `[/${key}]`;
  return {
    begin: (id: string): string => `[${key} ${id}]`,
    end,
    /** Without what React puts between two texts. */
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
