import { X } from 'lucide';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { Tag } from '../browse/load-library.ts';
import type { Folder } from '../contract.ts';
import details from '../details/details.module.css';
import { FolderList } from './folder-list.tsx';
import { t } from './strings.ts';
import { TagList } from './tag-list.tsx';

type Props = {
  folders: readonly Folder[];
  tags: readonly Tag[];
  onClose: () => void;
  /** The lists are to be read anew; `gone` is no more there to be narrowed down to. */
  onChanged: (gone?: { folder?: number; tag?: string }) => void;
};

/** What lies in folders is moved by the list. */
export function OrganisePanel({ folders, tags, onClose, onChanged }: Props) {
  const language = useLanguage();
  return (
    <section aria-labelledby="organise-title" className={details.panel}>
      <header className={details.head}>
        <h2 id="organise-title">{t(language, 'title')}</h2>
        <IconButton icon={X} label={t(language, 'close')} onClick={onClose} />
      </header>
      <FolderList folders={folders} onChanged={onChanged} />
      <TagList tags={tags} onChanged={onChanged} />
    </section>
  );
}
