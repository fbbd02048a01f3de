/**
 * Pages that the browser loads as documents, also from another page of ours: their texts come with them, so that they
 * ask for nothing.
 */
const documentPages: readonly string[] = ['/about']

/** Whether going there loads a document: not on the page itself, where only the fragment changes. */
export const isOtherDocument = (pathname: string, currentPathname: string): boolean =>
  pathname !== currentPathname && documentPages.includes(pathname)
