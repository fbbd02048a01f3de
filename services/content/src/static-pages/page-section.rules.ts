/** A section of a page that is no item, as the site search finds it. */

/** What the section is for: guides help those who read them, the other pages are about us and our rules. */
export type PageKind = 'Guide' | 'Page'

export interface PageSectionText {
  /** The path of its page, with its anchor: '/stay-safe#for-friends'. */
  path: string
  kind: PageKind
  title: string
  /** The title of its page. */
  pageTitle: string
  text: string
}
