/** 3:2, in the colours of the house, without words, which differ by language. */
export type VenueDrawing = { readonly svg: string; readonly width: number; readonly height: number; readonly color: string };

const [width, height] = [1536, 1024];

export function drawn(background: string, shapes: readonly string[]): VenueDrawing {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}h-${width}Z" fill="${background}"/>`,
    ...shapes,
    '</svg>',
  ].join('');
  return { svg, width, height, color: background };
}
