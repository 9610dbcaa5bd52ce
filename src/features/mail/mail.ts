import type { Language } from '#i18n/language.ts';

/** A mail as a feature writes it; text and HTML are made from it. */
export type Mail = {
  to: string;
  /** To whom a reply goes, if not to the site. */
  replyTo?: string | undefined;
  language: Language;
  subject: string;
  /** The venue, as it signs. */
  venue: string;
  /** Paragraphs in plain text: before the link, and after it. */
  before: readonly string[];
  link?: { label: string; url: string };
  after?: readonly string[];
  /** Where it is turned off, in the mail and by mail programs: these send a POST to `oneClick` (RFC 8058). */
  unsubscribe?: { label: string; url: string; oneClick: string };
  /** Files that come along, by where they lie; of mails that are delivered within a job alone. */
  attachments?: readonly { name: string; path: string; contentType: string }[];
};
