/** One field of a structured page. */
import { Choice } from '../../management/fields/inputs.tsx'
import { LabelledField } from '../fields/LabelledField.tsx'
import { LineInput, TextInput } from '../fields/PlainInputs.tsx'
import type { ContentField } from './content-layout.ts'

export function ContentControl({
  field,
  value,
  error,
  onChange,
}: {
  field: ContentField
  value: unknown
  error: string | undefined
  onChange(value: unknown): void
}) {
  const text = String(value ?? '')
  return (
    <LabelledField label={field.label} error={error}>
      {(control) => {
        switch (field.kind) {
          case 'choice':
            return <Choice {...control} options={field.options} value={text} onChange={onChange} />
          case 'number':
            return (
              <LineInput
                {...control}
                inputMode="numeric"
                value={text}
                onChange={(typed) => onChange(parseNumberOrText(typed))}
              />
            )
          case 'text':
            return <TextInput {...control} value={text} onChange={onChange} />
          default:
            return <LineInput {...control} value={text} onChange={onChange} />
        }
      }}
    </LabelledField>
  )
}

/** What is no number is kept as it was typed, for the rules to reject. */
const parseNumberOrText = (text: string): number | string =>
  text.trim() !== '' && String(Number(text)) === text.trim() ? Number(text) : text
