/** The fields of a page that is one text. */
import { Field } from '../management/fields/Field.tsx'
import { TextField } from '../management/fields/index.tsx'
import { GapsToFill } from './gaps/GapsToFill.tsx'
import { StaticTextInput } from './writing/StaticTextInput.tsx'
import { WritingHelp } from './writing/WritingHelp.tsx'

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
