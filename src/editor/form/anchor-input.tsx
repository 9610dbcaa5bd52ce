import { useId } from 'react';
import { useAnchors } from '../state/use-anchors.ts';
import { TextInput } from './text-input.tsx';
import type { FieldControl } from './use-field.ts';

/** Offers the anchors of this page; one of another page can be typed. */
export function AnchorInput(control: FieldControl) {
  const places = useAnchors();
  const list = useId();
  return (
    <>
      <TextInput {...control} kind="line" list={list} />
      <datalist id={list}>
        {places.map(({ anchor, text }) => (
          <option key={anchor} value={anchor}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}
