/** Whose data a table holds. Artists and authors are those whom the venue names in public. */
export type Persons = 'visitors' | 'staff' | 'visitors and staff' | 'artists and authors';

/** The three tables with which a person begins; everything else of theirs leads to one of them. */
export type Root = 'site_user' | 'reminder_recipient' | 'form_entry';

export type PersonalTable = {
  persons: Persons;
  columns: readonly string[];
  /** All others: numbers, states, times of the site's own work. */
  others: readonly string[];
  /** Of the personal ones what nobody is shown, the person neither: hashes and keys. */
  secrets?: readonly string[];
  why: string;
  /** How long, and what ends it. */
  until: string;
  link?: { column: string; to: Root };
};
