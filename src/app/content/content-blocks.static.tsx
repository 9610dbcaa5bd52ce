import { blockViews } from '#blocks/views.ts';
import { Blocks } from '#content/index.ts';
import type { ShownModule } from '#features/cms/index.ts';
import type { Language } from '#i18n/language.ts';

type Props = { modules: readonly ShownModule[]; language: Language; isBelow?: boolean };

/** A module in another language than the page's says so, its own words included. */
export function ContentBlocks({ modules, language, isBelow = false }: Props) {
  return modules.map(({ id, lang, layout, columns, unknown = [] }) => (
    <div key={id} lang={lang}>
      <Blocks content={{ layout, columns, unknown, staleAt: null }} views={blockViews} language={lang ?? language} isBelow={isBelow} />
    </div>
  ));
}
