/** The address of a picture, or one of ours. */
import { Field, type FieldProps } from '../Field.tsx'
import { AddressInput } from './AddressInput.tsx'
import { fileMessages } from './files.messages.ts'
import { requireFinishedUpload } from './upload-finished.rules.ts'
import { useFileUpload } from './use-file-upload.ts'

export function ImageField({
  hint = fileMessages.picture.hint,
  onReplaced,
  ...field
}: FieldProps & { onReplaced?(altText: string | null): void }) {
  const upload = useFileUpload('picture')
  return (
    <Field isWide hint={hint} {...field} rules={requireFinishedUpload(upload)}>
      <AddressInput kind="picture" sending={upload} onReplaced={onReplaced} />
    </Field>
  )
}
