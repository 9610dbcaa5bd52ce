import type { SavedView } from '../../saved-views/contract.ts';
import type { RecordQuery } from '../data/list-address.ts';
import type { Label, RecordList } from '../data/record-types.ts';

/** `chosen`: what is called what a filter has chosen, by its name; `views` of the list that staff have saved; `failure` in words where the list cannot be had. */
export type RecordListData = { path: string; query: RecordQuery; list: RecordList; chosen: Record<string, Label>; failure?: string; views: SavedView[] };
