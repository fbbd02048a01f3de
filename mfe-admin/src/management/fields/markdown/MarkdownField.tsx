/** A long text in Markdown, over the whole width. */
import { Field, type FieldProps } from '../Field.tsx'
import { MarkdownInput } from './MarkdownInput.tsx'

/** `previewOf` names the text for the page that shows it: `BlogPost.content`. */
export function MarkdownField({
  previewOf,
  rows = 12,
  hint = 'Markdown. Use the buttons to format.',
  ...field
}: FieldProps & { previewOf: string; rows?: number }) {
  return (
    <Field isWide hint={hint} {...field}>
      <MarkdownInput previewOf={previewOf} rows={rows} />
    </Field>
  )
}
