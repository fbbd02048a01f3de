/** The fields of a page that is one text. */
import { Field } from '../management/fields/Field.tsx'
import { TextField } from '../management/fields/index.tsx'
import { GapsToFill } from './fields/GapsToFill.tsx'
import { StaticTextInput } from './fields/PlainInputs.tsx'
import { WritingHelp } from './fields/WritingHelp.tsx'

export function TextPageForm() {
  return (
    <>
      <GapsToFill />
      <TextField name="title" label="Title" isWide />
      <Field name="text" label="Text" isWide hint={<WritingHelp />}>
        <StaticTextInput />
      </Field>
    </>
  )
}
