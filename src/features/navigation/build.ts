import type { Database } from '#db/database.server.ts';

type NewPage = {
  title: string;
  path: string;
  parent?: number | null;
  is_online?: boolean;
  in_menu?: boolean;
  in_footer?: boolean;
  is_clickable?: boolean;
  is_landing_page?: boolean;
  menu_group?: 'primary' | 'secondary';
  sort?: number;
  footer_sort?: number;
};

/** Stores a page for tests, online and in the menu unless told otherwise, at /de{path} and /en{path}. Answers its id. */
export async function storePage(db: Database, { title, path, ...rest }: NewPage): Promise<number> {
  const row = await db
    .insertInto('page')
    .values({
      title: JSON.stringify({ de: title, en: `${title} (en)` }),
      urls: JSON.stringify({ de: `/de${path}`, en: `/en${path}` }),
      is_online: true,
      in_menu: true,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
