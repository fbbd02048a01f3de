/** A picture with its alternative text, in the fields named after it. */
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import screenStyles from '../../../components/screen.module.css'
import type { FieldProps } from '../Field.tsx'
import { useFormItem } from '../field-context.ts'
import { SwitchField, TextField } from '../index.tsx'
import { getAltField, getDecorativeField, isAltTextMissing } from './alternative-text.rules.ts'
import { FileField } from './FileField.tsx'
import { MissingAltText } from './MissingAltText.tsx'

export function DescribedImageField({ name, ...field }: FieldProps) {
  const { setValue } = useFormItem()
  const picture = Form.useWatch(name)
  const altText = Form.useWatch(getAltField(name))
  const isDecorative = Form.useWatch(getDecorativeField(name))
  const isMissing = isAltTextMissing(
    { [name]: picture, [getAltField(name)]: altText, [getDecorativeField(name)]: isDecorative },
    name,
  )

  const whole = useRef<HTMLDivElement>(null)
  const isReplaced = useRef(false)

  // What is still to be said about the picture lies below it. Who has gone on to another field stays there.
  useEffect(() => {
    if (!picture || !isReplaced.current) return
    isReplaced.current = false
    const { activeElement, body } = document
    if (activeElement === body || whole.current?.contains(activeElement))
      whole.current?.scrollIntoView({ block: 'nearest' })
  }, [picture])

  // The words were about the picture that was there before; the library has some about this one.
  function replaceDescription(altText: string | null) {
    isReplaced.current = true
    setValue(getAltField(name), altText)
    setValue(getDecorativeField(name), false)
  }

  return (
    <div ref={whole} className={`${screenStyles.form} ${screenStyles.wide}`}>
      <FileField kind="picture" name={name} {...field} onReplaced={replaceDescription} />
      {picture && (
        <>
          {!isDecorative && (
            <TextField
              isWide
              name={getAltField(name)}
              label="Alternative text"
              hint={
                <>
                  {isMissing && <MissingAltText>Missing alternative text. </MissingAltText>}
                  What the picture shows, in one sentence, for people who do not see it
                </>
              }
            />
          )}
          <SwitchField
            name={getDecorativeField(name)}
            label="Decorative"
            hint="It adds nothing to the text: screen readers skip it"
          />
        </>
      )}
    </div>
  )
}
