export const auditPerPage = 50;
export const maxSearch = 100;
