import { type NewImage, saveImage } from '#features/media/index.server.ts';
import type { Looks } from '../content/looks.ts';
import type { Motif } from '../content/motif.ts';
import { type Both, both } from '../content/texts.ts';
import { drawPoster } from '../posters/index.ts';
import type { Store } from './insert.server.ts';

const shows: Record<Motif, Both> = {
  arcs: both('konzentrische Bögen', 'concentric arcs'),
  blades: both('gegeneinandergestellte Klingen aus Farbe', 'blades of colour set against each other'),
  bars: both('senkrechte Balken in wechselndem Rhythmus', 'vertical bars in a changing rhythm'),
  grid: both('ein Raster mit verschobenen Feldern', 'a grid with displaced fields'),
  silhouette: both('Scherenschnitt eines Menschen', 'cut-out silhouette of a person'),
  group: both('Scherenschnitt mehrerer Menschen', 'cut-out silhouettes of several people'),
  waves: both('übereinanderliegende Wellen', 'overlapping waves'),
  steps: both('Figuren in Bewegung', 'figures in motion'),
  confetti: both('verstreute bunte Formen', 'scattered coloured shapes'),
  lines: both('Linien wie Zeilen eines Textes', 'lines like those of a text'),
  frames: both('ineinandergestellte Rahmen', 'frames within frames'),
};

/** Described by its motif unless `alt` is given; returns the id of the image. */
export async function savePoster(
  db: Store,
  dataDir: string,
  { motif, title, alt, looks }: { motif: Motif; title: Both; alt?: Both; looks?: Looks | undefined },
): Promise<number> {
  const { svg, width, height, color, focalX, focalY } = drawPoster({ motif, seed: title.de, looks });
  const image: NewImage = {
    bytes: new TextEncoder().encode(svg),
    contentType: 'image/svg+xml',
    width,
    height,
    color,
    alt: alt ?? both(`Plakat zu „${title.de}“: ${shows[motif].de}`, `Poster for ‘${title.en}’: ${shows[motif].en}`),
    focal: { x: focalX, y: focalY },
  };
  return saveImage(db, dataDir, image);
}
