/** Fixed pages, for drafts, versions and previews: nobody creates or deletes one, so they are no type of the catalogue. */
import type { ManagedType } from '../content-type/managed-type.ts'
import { staticPage } from './static-page.rules.ts'

export const staticPages: ManagedType = {
  typeName: 'StaticPage',
  path: 'pages',
  itemType: 'page',
  pluralLabel: 'Pages',
  rules: staticPage,
}
