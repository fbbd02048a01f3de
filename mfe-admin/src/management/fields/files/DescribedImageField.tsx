/** A picture, and what it shows in words for those who do not see it: in the fields named after it. */
import { Form } from 'antd'
import type { FieldProps } from '../Field.tsx'
import { useItem } from '../FieldRules.ts'
import { SwitchField, TextField } from '../index.tsx'
import { decorates, wordsFor } from './described.ts'
import { ImageField } from './ImageField.tsx'

export function DescribedImageField({ name, ...field }: FieldProps) {
  const { set } = useItem()
  const picture = Form.useWatch(name)
  const isDecorative = Form.useWatch(decorates(name))

  // The words were about the picture that was there before.
  function startAnew() {
    set(wordsFor(name), null)
    set(decorates(name), false)
  }

  return (
    <>
      <ImageField name={name} {...field} onReplaced={startAnew} />
      {picture && (
        <>
          {!isDecorative && (
            <TextField
              wide
              name={wordsFor(name)}
              label="Alternative text"
              hint="What the picture shows, in one sentence, for people who do not see it"
            />
          )}
          <SwitchField
            name={decorates(name)}
            label="Only decorates"
            hint="It tells nothing that the text does not: screen readers pass over it"
          />
        </>
      )}
    </>
  )
}
