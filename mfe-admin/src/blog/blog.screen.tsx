/** Blog Management. */
import { categories, post, postStatuses } from '@access/content/posts/post.rules'
import { definition } from '../management/definition.ts'
import { describing } from '../management/fields/files/described.ts'
import { byWords } from '../management/filters.ts'
import { Management } from '../management/Management.tsx'
import { BlogPostForm } from './BlogPostForm.tsx'
import { blank } from './blank.ts'
import { documents, setBlogPosts } from './documents.ts'
import { PostStatus, PublishDate } from './PostStatus.tsx'

export const blog = definition({
  path: 'blog',
  title: 'Blog Management',
  noun: 'blog post',
  addLabel: 'Add blog post',
  empty: 'No blog posts yet. Create your first one!',
  documents,
  rules: describing(post, 'featuredImage'),
  blank,
  Form: BlogPostForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Category: ({ category }) => category,
    Status: (post) => <PostStatus post={post} />,
    'Publish Date': (post) => <PublishDate post={post} />,
  },
  sorts: { Title: 'title', Category: 'category', Status: 'status', 'Publish Date': 'publishDate' },
  filters: [byWords('category', 'By category', categories), byWords('status', 'By status', postStatuses)],
  marks: {
    set: setBlogPosts,
    offered: [
      { label: 'Publish', input: { status: 'published' } },
      { label: 'Hide', input: { status: 'draft' } },
    ],
  },
})

export default function BlogScreen() {
  return <Management definition={blog} />
}
