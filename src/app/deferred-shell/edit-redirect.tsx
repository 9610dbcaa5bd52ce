import { RedirectDialog } from '#editor/sign-in/redirect-dialog.tsx';

export const EditRedirect = () => <RedirectDialog isSignedIn={false} />;
