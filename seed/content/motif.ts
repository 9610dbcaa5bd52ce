/** Which one a production gets is decided with its text. */
export const motifs = ['arcs', 'blades', 'bars', 'grid', 'silhouette', 'group', 'waves', 'steps', 'confetti', 'lines', 'frames'] as const;

export type Motif = (typeof motifs)[number];
