import { createContext, useContext, useId } from 'react';

export type FieldState = {
  /** Of the control itself, or of the group of controls: where the list of what is wrong leads. */
  id: string;
  /** What was typed before, where the page was sent without script. */
  sent?: readonly string[] | undefined;
  errors: readonly string[];
};

/** `<Form>` does, and so may an editor that saves as one types. */
export const FieldsContext = /* @__PURE__ */ createContext<((name: string) => FieldState) | null>(null);

export function useFieldState(name: string, errors?: readonly string[]): FieldState {
  const own = useId();
  const state = useContext(FieldsContext)?.(name) ?? { id: own, errors: [] };
  return errors ? { ...state, errors } : state;
}
