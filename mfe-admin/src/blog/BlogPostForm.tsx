/** A blog post's fields. */
import { categories, postStatuses } from '@access/content/posts/post.rules'
import { DescribedImageField } from '../management/fields/files/DescribedImageField.tsx'
import { ChoiceField, ListField, LongField, TextField } from '../management/fields/index.tsx'
import { MarkdownField } from '../management/fields/markdown/MarkdownField.tsx'
import { PublishDateField } from './PublishDateField.tsx'
import { SlugField } from './SlugField.tsx'

export function BlogPostForm() {
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
    </>
  )
}
