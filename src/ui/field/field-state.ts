import { createContext, useContext, useId } from 'react';

/** What a field has to know of the form it stands in. */
export type FieldState = {
  /** Of the control itself, or of the group of controls: where the list of what is wrong leads. */
  id: string;
  /** What was typed before, where the page was sent without script. */
  sent?: readonly string[] | undefined;
  /** What is wrong with it, in sentences. */
  errors: readonly string[];
};

/** How a form tells its fields of themselves, by name: `<Form>` does, and so may an editor that saves as one types. */
export const FieldsContext = /* @__PURE__ */ createContext<((name: string) => FieldState) | null>(null);

/** A field by itself, outside a form, says its errors itself. */
export function useFieldState(name: string, errors?: readonly string[]): FieldState {
  const own = useId();
  const state = useContext(FieldsContext)?.(name) ?? { id: own, errors: [] };
  return errors ? { ...state, errors } : state;
}
