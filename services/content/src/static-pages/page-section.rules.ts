/** A section of a page whose text is fixed: what the public remote gives to the site search. */

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
