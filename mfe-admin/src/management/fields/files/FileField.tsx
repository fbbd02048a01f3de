/** The address of a picture or a PDF, or one of ours. */
import type { FileKind } from '@access/content/files/file.rules'
import { Field, type FieldProps } from '../Field.tsx'
import { AddressInput } from './AddressInput.tsx'
import { fileMessages } from './files.messages.ts'
import { requireFinishedUpload, useFileUpload } from './use-file-upload.ts'

export function FileField({
  kind,
  hint = fileMessages[kind].hint,
  onReplaced,
  ...field
}: FieldProps & { kind: FileKind; onReplaced?(altText: string | null): void }) {
  const upload = useFileUpload(kind)
  return (
    <Field isWide hint={hint} {...field} rules={requireFinishedUpload(upload)}>
      <AddressInput kind={kind} upload={upload} onReplaced={onReplaced} />
    </Field>
  )
}
