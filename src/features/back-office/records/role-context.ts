import { createContext, useContext } from 'react';
import type { Role } from '#roles.ts';

/** The role of who works on a screen. */
export const RoleContext = /* @__PURE__ */ createContext<Role>('visitor');

export const useRole = (): Role => useContext(RoleContext);
