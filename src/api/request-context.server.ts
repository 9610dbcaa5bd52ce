import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import type { Service } from './service.server.ts';
import type { User } from './user.ts';

/** A cookie that an answer sets; `expires` null or in the past takes it back, undefined ends it with the browser's session. */
export type AnswerCookie = {
  expires?: Date | null;
  /** Kept from script; only what script has to read is not. */
  httpOnly: boolean;
  /** On the parent domain of the configuration, where the box office can read it too (V §9). */
  shared?: boolean;
};

/** Database and clock are passed in, never reached for. */
export type RequestContext = {
  db: Database;
  language: Language;
  now: Date;
  /** Address of the site without trailing slash, from the configuration (never from `Host`). */
  baseUrl: string;
  /** Who asks; null: an anonymous visitor. What an endpoint's `access` demands has been checked before its handler runs. */
  user: User | null;
  /** Whence the request comes, for limits and for the log of sign-ins; '' where that is not known. `isHere`: from this machine, and through nothing. */
  visitor: { address: string; device: string; isHere: boolean };
  /** What the site stands on besides its database: `context.service(boxOfficeService)`. */
  service<T>(key: Service<T>): T;
  header(name: string): string | undefined;
  /** Of an endpoint that changes what is there: the revision that the change was made on. */
  ifMatch?: number;
  /** While a page is rendered for somebody who may see what is not published: whose draft, and whether `now` is another moment. */
  preview?: { draftOf: 'every page' | number | null; at: Date | null };
  cookie(name: string): string | undefined;
  /** Sets a cookie with the answer; while a page is rendered it does nothing, as pages are the same for all. */
  setCookie(name: string, value: string, options: AnswerCookie): void;
};
