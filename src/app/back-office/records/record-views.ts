import { AddressTestPanel } from '#features/address-test/back-office/address-test.tsx';
import type { RecordViews } from '#features/back-office/records/index.ts';

/** What a kind of record shows in its own way, by its name; all others need nothing here. */
export const recordViews: Readonly<Record<string, RecordViews>> = {
  redirect: { above: AddressTestPanel },
};
