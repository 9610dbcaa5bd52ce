import { validateDocument } from '#content/index.ts';
import { type Check, words } from './check.ts';

/** Whatever else keeps a block from being published: what is required and missing, out of bounds, or stands where it may not. */
export const unfinished: Check = {
  code: 'unfinished',
  stops: true,
  find: ({ document, registry, language }) =>
    validateDocument(document, registry, language).flatMap(({ blockId, field, label, problem }) =>
      problem.code === 'missing_alternative' ? [] : [{ blockId, field, place: label ?? words('block'), message: problem.message }],
    ),
};
