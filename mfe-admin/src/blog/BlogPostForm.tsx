/** A blog post's fields. */
import { categories, postStatuses } from '@access/content/posts/post.rules'
import { ChoiceField, LongField, MomentField, TextField, WordsField } from '../management/fields/index.tsx'
import { SlugField } from './SlugField.tsx'

export function BlogPostForm() {
  return (
    <>
      <TextField name="title" label="Title" wide />
      <SlugField />
      <ChoiceField name="category" label="Category" options={categories} />
      <ChoiceField name="status" label="Status" options={postStatuses} />
      <MomentField name="publishDate" label="Publish date" />
      <LongField name="excerpt" label="Excerpt" rows={2} />
      <LongField name="content" label="Content" rows={10} hint="In Markdown" />
      <WordsField name="tags" label="Tags" />
      <TextField name="featuredImage" label="Featured image" type="url" hint="An address, like https://..." />
    </>
  )
}
