/** The page itself last; `baseUrl` has no trailing slash. */
export const breadcrumbJsonLd = (crumbs: readonly { name: string; url: string }[], baseUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: baseUrl + url })),
});
