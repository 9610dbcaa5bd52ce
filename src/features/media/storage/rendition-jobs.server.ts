import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { type Jobs, jobKind } from '#features/jobs/index.server.ts';
import { proportionOf, type Variant, widthAvailable, widths } from '../image-sizes.ts';
import { pictureToRender } from './queries/assets.server.ts';
import type { VariantStore } from './variants.server.ts';

/** Makes what pages ask for first of a picture before anybody asks. */
export const renditionJob = jobKind('renditions', z.object({ id: z.int() }));

/** Says how it is done: by whichever process has time, again after a restart. A picture that is gone by then has nothing to be made. */
export function performRenditions(jobs: Jobs, { db, variants }: { db: Database; variants: VariantStore }): void {
  jobs.perform(renditionJob, async ({ id }) => {
    const image = await pictureToRender(db, id);
    if (!image) return;
    for (const variant of firstVariants(image)) {
      if ((await variants(image, variant)).kind === 'busy') throw new Error('Too many pictures are being made.');
    }
  });
}

type Look = { width: number; height: number; animated: boolean; transparent: boolean };

/** Lists, heads of pages and the library's own tiles; the rest is made when somebody asks. */
function firstVariants(image: Look): Variant[] {
  const shown = (['3x2', '16x9', 'full'] as const).flatMap((ratio) =>
    widths
      .filter((width, index) => index === 0 || width <= widthAvailable(image, proportionOf(image, ratio)))
      .map((width): Variant => ({ ratio, width, format: image.animated ? 'webp' : 'avif' })),
  );
  const plain = ([320, 768, 1024] as const).map((width): Variant => ({ ratio: 'full', width, format: image.transparent ? 'png' : 'jpg' }));
  return [...plain, ...shown];
}
