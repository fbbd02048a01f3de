/** Blog Management. */
import { categories, post, postStatuses } from '@access/content/posts/post.rules'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { createValueFilter } from '../management/definition/filters.ts'
import { requireAltText } from '../management/fields/files/alternative-text.rules.ts'
import { Management } from '../management/Management.tsx'
import { BlogPostForm } from './BlogPostForm.tsx'
import {
  AnyBlogPostDocument,
  CreateBlogPostDocument,
  DeleteBlogPostDocument,
  DeleteBlogPostsDocument,
  FetchBlogPostPicturesDocument,
  PageOfBlogPostsDocument,
  SetBlogPostsDocument,
  UpdateBlogPostDocument,
} from './blog.generated.ts'
import { PostStatus, PublishDate } from './PostStatus.tsx'

export const blog = defineManagement({
  path: 'blog',
  title: 'Blog Management',
  noun: 'blog post',
  addLabel: 'Add blog post',
  empty: 'No blog posts yet. Create your first one!',
  queries: {
    typename: 'BlogPost',
    page: PageOfBlogPostsDocument,
    one: AnyBlogPostDocument,
    create: CreateBlogPostDocument,
    update: UpdateBlogPostDocument,
    fetchPictures: FetchBlogPostPicturesDocument,
    remove: DeleteBlogPostDocument,
    removeMany: DeleteBlogPostsDocument,
  },
  rules: requireAltText(post, 'featuredImage'),
  defaultValues: {
    ...buildEmptyDraft(post, {
      omitted: ['excerpt', 'featuredImage'],
    }),
    status: 'draft',
  },
  Form: BlogPostForm,
  hasPreview: true,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Status: (post) => <PostStatus post={post} />,
    'Publish Date': (post) => <PublishDate post={post} />,
  },
  sortColumns: { Title: 'title', Category: 'category', Status: 'status', 'Publish Date': 'publishDate' },
  filters: [
    createValueFilter('category', 'By category', categories),
    createValueFilter('status', 'By status', postStatuses),
  ],
  bulkUpdates: {
    mutation: SetBlogPostsDocument,
    options: [
      { label: 'Publish', input: { status: 'published' } },
      { label: 'Hide', input: { status: 'draft' } },
    ],
  },
})

export default function BlogScreen() {
  return <Management definition={blog} />
}
