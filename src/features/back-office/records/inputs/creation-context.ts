import { createContext, useContext } from 'react';
import type { Resource } from '#resources/declaration/define-resource.ts';
import type { Found } from '#ui/staff/pick/use-search.ts';

/** A record that is to be made without leaving the form: what was typed for its name, and who waits for it. */
export type Creation = { resource: Resource; typed: string; onCreated: (found: Found) => void };

/** Begins to make one; provided around every form. */
export const CreationContext = /* @__PURE__ */ createContext<(creation: Creation) => void>(() => {});

export const useCreation = () => useContext(CreationContext);
