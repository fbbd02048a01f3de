/** Blog posts, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { post } from './post.rules.ts'

export const posts: ManagedType = {
  typeName: 'BlogPost',
  path: managedPaths.BlogPost,
  itemType: 'blog post',
  pluralLabel: 'Blog posts',
  rules: post,
}
