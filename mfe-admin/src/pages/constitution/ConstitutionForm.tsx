/** The fields of the constitution: its text, and whether it is corrected or a new version begins. */
import { Form, Radio } from 'antd'
import { Field } from '../../management/fields/Field.tsx'
import { DayField, LongField, TextField } from '../../management/fields/index.tsx'
import type { InputProps } from '../../management/fields/inputs.tsx'
import { GapsToFill } from '../fields/GapsToFill.tsx'
import { WritingHelp } from '../fields/WritingHelp.tsx'
import { OutlineInput } from './OutlineInput.tsx'

export function ConstitutionForm() {
  const kind = Form.useWatch('kind')
  return (
    <>
      <GapsToFill />
      {/* The preview asks which page it is of; the service knows. */}
      <Form.Item name="slug" initialValue="constitution" hidden>
        <input type="hidden" />
      </Form.Item>
      <TextField name="title" label="Title" isWide />
      <Field name="kind" label="What you change" isWide>
        <RevisionKindInput />
      </Field>
      {kind === 'version' && (
        <>
          <TextField name="versionNumber" label="Number of the new version" hint="Like 5.0" />
          <DayField
            name="effectiveDate"
            label="Effective date"
            hint="If today or earlier, the website shows the new text as soon as you save"
          />
          <LongField name="changes" label="What it changes" rows={3} hint="Shown in the version history" />
        </>
      )}
      <Field name="text" label="Text" isWide hint={<WritingHelp />}>
        <OutlineInput />
      </Field>
    </>
  )
}

const kinds = [
  { value: 'correction', label: 'A correction: the version stays as it is' },
  { value: 'version', label: 'A new version, with a number and a day' },
]

function RevisionKindInput({ onChange, ...control }: InputProps<string>) {
  return (
    <Radio.Group
      {...control}
      aria-label="What you change"
      options={kinds}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}
