import type { OwnFactorsContract } from '#features/account/index.ts';
import type { ScreenCall, Staff } from '#features/back-office/index.ts';

export type Factors = {
  totp: { since: string } | null;
  passkeys: { id: number; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes: number;
};
export type SecurityData = { factors: Factors; due: Staff['second_factor'] };

/** The own second factors, and until when there has to be one. */
export const loadSecurity = async ({ api, language, signal, staff }: ScreenCall<OwnFactorsContract>): Promise<SecurityData> => ({
  factors: await api.get('/api/user/factors/', { language, signal }),
  due: staff.second_factor,
});
