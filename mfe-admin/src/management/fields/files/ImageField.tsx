/** The address of a picture, or one of ours. */
import { Field, type FieldProps } from '../Field.tsx'
import { AddressInput } from './AddressInput.tsx'
import { arrived } from './arrived.ts'
import { useSending } from './useSending.ts'
import { words } from './words.ts'

export function ImageField({
  hint = words.picture.hint,
  onReplaced,
  ...field
}: FieldProps & { onReplaced?(): void }) {
  const sending = useSending('picture')
  return (
    <Field wide hint={hint} {...field} rules={arrived(sending)}>
      <AddressInput kind="picture" sending={sending} onReplaced={onReplaced} />
    </Field>
  )
}
