/** The address of a PDF, or one of ours. */
import { Field, type FieldProps } from '../Field.tsx'
import { AddressInput } from './AddressInput.tsx'
import { fileMessages } from './files.messages.ts'
import { requireFinishedUpload } from './upload-finished.rules.ts'
import { useFileUpload } from './use-file-upload.ts'

export function FileField({ hint = fileMessages.pdf.hint, ...field }: FieldProps) {
  const upload = useFileUpload('pdf')
  return (
    <Field isWide hint={hint} {...field} rules={requireFinishedUpload(upload)}>
      <AddressInput kind="pdf" sending={upload} />
    </Field>
  )
}
