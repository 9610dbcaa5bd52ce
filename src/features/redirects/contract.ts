import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { commonFailures } from '#api/failures.ts';
import { rowId } from '#api/whole-number.ts';
import { maxPath } from './limits.ts';

const ruleSchema = z.object({ id: z.int(), old_path: z.string(), new_path: z.string() });

const noPath = {
  status: 422,
  text: {
    de: 'Eine Weiterleitung führt von einer Adresse dieser Website zu einer anderen: Beide beginnen mit „/“, ohne Raute; die neue hat auch kein Fragezeichen.',
    en: 'A redirect leads from one address of this site to another: both begin with ‘/’, without hash; the new one has no question mark either.',
  },
};
const pathReserved = {
  status: 422,
  text: {
    de: 'Unter dieser Adresse arbeitet die Website selbst (Backoffice, Schnittstelle, Webshop, Medien): Von dort führt keine Weiterleitung weg.',
    en: 'The website itself works at this address (back office, API, webshop, media): no redirect leads away from there.',
  },
};
const pathInUse = {
  status: 409,
  text: {
    de: 'Unter dieser Adresse steht eine Seite, die alle sehen können. Soll die Weiterleitung an ihre Stelle treten, bestätigen Sie das (`covers_page`).',
    en: 'There is a page at this address that everybody can see. If the redirect is to take its place, confirm that (`covers_page`).',
  },
};
const redirectLoop = { status: 422, text: { de: 'Diese Weiterleitung führte zu sich selbst zurück.', en: 'This redirect would lead back to itself.' } };

export const redirectContract = {
  rules: endpoint({
    method: 'GET',
    path: '/pageeditor-api/redirect',
    access: 'public',
    summary:
      'The redirect rules, each one hop (E §7): who asks for `old_path`, exactly, is led to `new_path` with a 301. Parameters that `old_path` names have to be asked for; all others are taken along. With `old_path` only the rule of that path.',
    query: z.object({ old_path: z.string().max(maxPath).optional() }),
    output: z.array(ruleSchema),
  }),
  saveRule: endpoint({
    method: 'POST',
    path: '/pageeditor-api/redirect',
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Stores a rule. What led to its old path leads to the new one from now on; what led from it is replaced.',
    body: z.object({
      old_path: z.string(),
      new_path: z.string(),
      /** Whether it may lead away from a page that is there. */
      covers_page: z.boolean().default(false),
    }),
    output: ruleSchema,
    errors: { no_path: noPath, redirect_loop: redirectLoop, path_reserved: pathReserved, path_in_use: pathInUse },
  }),
  deleteRule: endpoint({
    method: 'DELETE',
    path: '/pageeditor-api/redirect/{id}/',
    access: 'manager',
    personal: true,
    write: 'create',
    summary: 'Deletes a rule.',
    parameters: z.object({ id: rowId() }),
    output: z.void(),
    errors: { not_found: commonFailures.not_found },
  }),
};

export type RedirectContract = typeof redirectContract;
