import { RedirectDialog } from '#editor/sign-in/redirect-dialog.tsx';

/** For somebody who asks for edit mode and is not signed in. */
export const EditRedirect = () => <RedirectDialog isSignedIn={false} />;
