/** The address of a PDF, or one of ours. */
import { Field, type FieldProps } from '../Field.tsx'
import { AddressInput } from './AddressInput.tsx'
import { arrived } from './arrived.ts'
import { useSending } from './useSending.ts'
import { words } from './words.ts'

export function FileField({ hint = words.pdf.hint, ...field }: FieldProps) {
  const sending = useSending('pdf')
  return (
    <Field wide hint={hint} {...field} rules={arrived(sending)}>
      <AddressInput kind="pdf" sending={sending} />
    </Field>
  )
}
