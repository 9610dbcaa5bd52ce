/** What `GET /page-data/{path}` answers: a page's data and static parts, or where it has gone; with a status from 400 on, what the failure says of itself. */
export type PageData = { data: object; parts: Record<string, string> } | { redirect: string } | { failure: unknown };

/** Before the path and query of a page: what a move within the site to this page needs. */
export const pageDataPath = '/page-data';
