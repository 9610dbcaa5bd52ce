type Draft = Readonly<Record<string, readonly string[]>>;

const keyOf = (form: number): string => `foyer-form-${form}`;

/** What was typed into a form stays in the tab until it was sent: a reload or a wrong link loses nothing, and no other visitor of the device finds it. */
export function storeDraft(form: number, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // The browser keeps nothing; the form works all the same.
  }
}

export function readDraft(form: number): Draft | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return typeof read === 'object' && read !== null ? (read as Draft) : null; // as it was kept
  } catch {
    return null;
  }
}

export function forgetDraft(form: number): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}
