import { useId } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Link } from '#ui/link.tsx';
import { useEditParameter } from '../staff-bar/edit-parameter.ts';
import { t } from './strings.ts';

/** E §4: for whom the site does not know, or who may not edit; the sign-in leads back here. */
export function RedirectDialog({ isSignedIn }: { isSignedIn: boolean }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { isEditing, edit } = useEditParameter();
  return isEditing && <Asking {...{ language, isSignedIn }} from={pathname + search} onClose={() => edit(null)} />;
}

type Props = { language: 'de' | 'en'; isSignedIn: boolean; from: string; onClose: () => void };

function Asking({ language, isSignedIn, from, onClose }: Props) {
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClose}>
      <DialogBody
        title={t(language, 'redirect_title')}
        titleId={title}
        onClose={close}
        actions={
          <>
            {!isSignedIn && (
              <Link to={`${href('userLogin', language)}?from=${encodeURIComponent(from)}`} className={button('primary')}>
                {t(language, 'to_sign_in')}
              </Link>
            )}
            <Button onClick={close}>{t(language, 'only_look')}</Button>
          </>
        }
      >
        <p>{t(language, isSignedIn ? 'may_not_edit' : 'redirect_text')}</p>
      </DialogBody>
    </Dialog>
  );
}
