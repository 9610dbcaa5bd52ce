import { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { lineChange, localised, maxDetailLine, rowNumber, searchedFor } from '#features/programme/back-office/form/contract.ts';
import { creditSchema, namedSchema } from '#features/programme/contract.ts';
import { maxCredits, maxWorks } from '../limits.ts';

const line = z.string().trim().min(1).max(maxDetailLine);
const kind = z.enum(['person', 'ensemble']);
/** Something stored, by its id. */
const known = z.object({ id: rowNumber });

/** What is played, as the form shows it. */
const staffWorkSchema = z.object({
  /** Of the work. */
  id: z.int(),
  title: localised,
  /** '' where nobody is named. */
  composer: z.string(),
  /** Of this production alone, such as 'Auszüge'. */
  note: localised,
  is_intermission: z.boolean(),
});

/** What the form of a production shows of who takes part and what is played, each in its order. */
export const castFields = { credits: z.array(creditSchema), works: z.array(staffWorkSchema) };

/** Somebody known, or by a name and what they are. */
export const personChange = z.union([known, z.object({ name: line, kind })]);

/** All who take part, in their order; whoever is not known by that name and kind is made, and so is a role. */
const creditsChange = z
  .array(
    z.object({
      person: personChange,
      /** By its name in either language. */
      role: z.union([known, z.object({ name: line })]).nullable(),
    }),
  )
  .max(maxCredits);

/** All that is played, in its order, with intervals (`work` null); a work that is not known by composer and German title is made. */
const worksChange = z
  .array(
    z.object({
      work: z
        .union([
          /** `title`: only where it is another now, as it holds wherever the work is played; one that was imported in English may stay so. */
          known.extend({ title: lineChange.refine(({ de, en }) => Boolean(de?.trim() || en?.trim())).optional() }),
          z.object({ title: lineChange.refine(({ de }) => Boolean(de?.trim())), composer: z.string().trim().max(maxDetailLine) }),
        ])
        .nullable(),
      note: lineChange,
    }),
  )
  .max(maxWorks);

export const castChange = { credits: creditsChange, works: worksChange };

const staff = { access: 'manager', personal: true } as const;

/** What is offered for what is typed, so that nobody is there twice. */
export const castContract = {
  staffRoles: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-cast/roles/',
    summary: 'What people do in productions, all of it, in order.',
    output: z.array(namedSchema),
  }),
  staffPeople: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-people/',
    summary: 'People and ensembles whose names have these words, the first of them.',
    query: z.object({ q: searchedFor.default('') }),
    output: z.array(z.object({ name: z.string(), kind })),
  }),
  staffWorks: endpoint({
    ...staff,
    method: 'GET',
    path: '/api/cms-cast/works/',
    summary: 'Works whose titles and composers have these words, the first of them.',
    query: z.object({ q: searchedFor.default('') }),
    output: z.array(z.object({ title: localised, composer: z.string() })),
  }),
};

export type CastContract = typeof castContract;
export type StaffWork = z.output<typeof staffWorkSchema>;
export type Credits = z.output<typeof castFields.credits>;
export type CreditsChange = z.output<typeof creditsChange>;
export type WorksChange = z.output<typeof worksChange>;
