/** What visitors have sent by a form is no record, although it is asked for below one. */
export const isRecordCall = (resource: { path: string }, { path }: { path: string }): boolean =>
  path.startsWith(`/api/cms-${resource.path}/`) && !/\/(entries|entries-[a-z]+|webhook)\//.test(path);
