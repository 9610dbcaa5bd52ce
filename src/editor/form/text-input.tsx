import { useState } from 'react';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { readText, type TextKind, textOf } from './field-text.ts';
import { t } from './strings.ts';
import type { FieldControl } from './use-field.ts';

const types = { line: 'text', embed: 'text', video_address: 'url', number: 'text', instant: 'datetime-local' } as const;

/** What fits changes the page at once; what does not stays in the control, and the page keeps what it had. */
export function TextInput({
  name,
  field,
  language,
  raw,
  german,
  store,
  error,
  pending,
  kind,
  list,
}: FieldControl & { kind: TextKind /** The id of a `<datalist>`. */; list?: string }) {
  const { label, help, required, limits } = field.form;
  const [typed, setTyped] = useState<{ text: string; stored: string; problem: string | null } | null>(null);
  const stored = JSON.stringify(raw ?? null);
  // What was changed elsewhere (undo, typing in the page, a colleague) stands here as well.
  const own = typed?.problem || typed?.stored === stored ? typed : null;
  const text = own?.text ?? textOf(kind, raw);
  const change = (next: string) => {
    const read = readText(field, kind, next);
    const problem = 'problem' in read ? read.problem : store(read.value);
    setTyped({ text: next, stored: 'value' in read ? JSON.stringify(read.value ?? null) : stored, problem: problem?.message[language] ?? null });
  };
  const leave = () => {
    if (!typed?.problem) setTyped(null);
  };
  const shownError = own?.problem ?? error;
  const max = typeof limits.max === 'number' && kind !== 'number' ? limits.max : undefined;
  const count = max !== undefined && (text.length > max * 0.8 || max <= 300) && text.length > 0 ? t(language, 'count', { n: text.length, limit: max }) : '';
  const hint = [count, help?.[language], pending, german && t(language, 'german', { text: german }), kind === 'instant' && t(language, 'instant_help')]
    .filter(Boolean)
    .join(' ');
  const common = {
    name,
    label: label[language],
    required,
    ...(hint && { hint }),
    ...(shownError && { errors: [shownError] }),
    value: text,
    onBlur: leave,
  };
  if (kind === 'multi_line' || kind === 'html') {
    return (
      <TextAreaField
        {...common}
        {...(kind === 'html' && { spellCheck: false, rows: 8, style: { fontFamily: 'monospace' } })}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  return (
    <TextField
      {...common}
      type={types[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      list={list}
      onChange={({ target }) => change(target.value)}
    />
  );
}
