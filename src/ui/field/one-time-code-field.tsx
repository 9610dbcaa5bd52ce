import { TextField, type TextFieldProps } from './text-field.tsx';

/** Offered by the device, never corrected, and kept out of recordings. */
export const OneTimeCodeField = (props: Omit<TextFieldProps, 'name' | 'type' | 'autoComplete'>) => (
  <TextField name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} data-secret="" required {...props} />
);
