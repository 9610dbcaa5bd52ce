import { createHash } from 'node:crypto';
import type { Database } from '#db/database.server.ts';
import type { Localised } from '#i18n/localised.ts';

export type NewImage = {
  bytes: Uint8Array;
  contentType: string;
  /** px of the original */
  width: number;
  height: number;
  /** '#rrggbb' */
  color: string;
  alt: Localised;
  credit?: Localised;
  /** 0–1: the point that has to stay in every crop; without it the middle. */
  focal?: { x: number; y: number };
};

export const insertImage = (db: Database, file: string, image: NewImage) =>
  db
    .insertInto('asset')
    .values({
      file,
      content_type: image.contentType,
      width: image.width,
      height: image.height,
      focal_x: image.focal?.x ?? 0.5,
      focal_y: image.focal?.y ?? 0.5,
      color: image.color,
      alt: JSON.stringify(image.alt),
      credit: JSON.stringify(image.credit ?? {}),
      size: image.bytes.length,
      content_hash: createHash('sha256').update(image.bytes).digest('hex'),
    })
    .onConflict((conflict) => conflict.doNothing()) // its name or its content, whichever of the two indexes is asked first
    .returning('id')
    .executeTakeFirst();

export const idOfFile = (db: Database, file: string) => db.selectFrom('asset').select('id').where('file', '=', file).executeTakeFirstOrThrow();

const renderedColumns = ['file', 'width', 'height', 'focal_x', 'focal_y', 'crops', 'animated', 'transparent'] as const;

export const pictureToRender = (db: Database, id: number) =>
  db.selectFrom('asset').select(renderedColumns).where('id', '=', id).where('kind', '=', 'image').executeTakeFirst();
