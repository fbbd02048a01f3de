/** Blog Management. */
import { categories, post, postStatuses } from '@access/content/posts/post.rules'
import screen from '../components/screen.module.css'
import { usePracticeAreas } from '../data/use-practice-areas.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { createValueFilter } from '../management/definition/filters.ts'
import { requireAltText } from '../management/fields/files/alternative-text.rules.ts'
import { DescribedImageField } from '../management/fields/files/DescribedImageField.tsx'
import { ChoiceField, DayField, ListField, LongField, TextField } from '../management/fields/index.tsx'
import { MarkdownField } from '../management/fields/markdown/MarkdownField.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './blog.generated.ts'
import { SetBlogPostsDocument } from './blog.generated.ts'
import { PostStatus, PublishDate } from './PostStatus.tsx'
import { PublishDateField } from './PublishDateField.tsx'
import { SlugField } from './SlugField.tsx'

export default createManagement({
  path: 'blog',
  title: 'Blog Management',
  noun: 'blog post',
  empty: 'No blog posts yet. Create your first one!',
  queries: collectQueries('BlogPost', documents),
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

/** A blog post's fields. */
function BlogPostForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <SlugField />
      <ChoiceField name="category" label="Category" options={categories} />
      <ChoiceField name="status" label="Status" options={postStatuses} />
      <PublishDateField />
      <LongField name="excerpt" label="Excerpt" rows={2} />
      <MarkdownField name="content" label="Content" previewOf="BlogPost.content" />
      <ListField name="tags" label="Tags" />
      <DescribedImageField name="featuredImage" label="Featured image" />
      <h2 className={`${screen.cardTitle} ${screen.wide}`}>Guide</h2>
      <ChoiceField
        name="topic"
        label="Topic"
        hint="Where Know Your Rights lists it; its readers start the request form with it"
        options={usePracticeAreas('name')}
      />
      <TextField name="reviewedBy" label="Reviewed by" />
      <DayField name="reviewedAt" label="Reviewed on" />
      <LongField
        name="letterTemplate"
        label="Letter template"
        hint="Readers fill in what is in square brackets, like [your name]"
        rows={6}
      />
    </>
  )
}
