import { Page as Forgotten, action as forgottenAction } from './password/forgotten.page.tsx';
import { Page as NewPassword, action as newPasswordAction } from './password/new-password.page.tsx';
import { Page as SignIn, action as signInAction, loader as signInLoader } from './sign-in/sign-in.page.tsx';
import { Page as SignOut, action as signOutAction } from './sign-in/sign-out.page.tsx';
import { Page as Confirm, action as confirmAction } from './sign-up/confirm.page.tsx';
import { Page as SignUp, action as signUpAction } from './sign-up/sign-up.page.tsx';
import { Page as Profile, loader as profileLoader } from './user/profile.page.tsx';
import { Page as Settings, action as settingsAction, loader as settingsLoader } from './user/settings.page.tsx';

/** The account's pages by route: one chunk, so that the table of pages, which everybody loads, names one and not eight. */
export const pages = {
  userLogin: { Page: SignIn, action: signInAction, loader: signInLoader },
  userRegister: { Page: SignUp, action: signUpAction },
  userConfirm: { Page: Confirm, action: confirmAction },
  userPassword: { Page: Forgotten, action: forgottenAction },
  userNewPassword: { Page: NewPassword, action: newPasswordAction },
  userLogout: { Page: SignOut, action: signOutAction },
  userProfile: { Page: Profile, loader: profileLoader },
  userSettings: { Page: Settings, action: settingsAction, loader: settingsLoader },
};

export type UserPage = keyof typeof pages;
