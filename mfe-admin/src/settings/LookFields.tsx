/** What the organisation looks like. */
import { houseColors } from '@access/kit/brand-theme'
import { Field } from '../management/fields/Field.tsx'
import { ImageField } from '../management/fields/files/ImageField.tsx'
import { ColorInput } from './ColorInput.tsx'
import { ColorSamples } from './ColorSamples.tsx'

export function LookFields() {
  return (
    <>
      <ImageField name="logo" label="Logo" hint="Logo: wider than tall, transparent or white background" />
      <Field name="brandColor" label="Main color" hint="Color of links, buttons and the header">
        <ColorInput swatchLabel="Pick the main color" websiteColor={houseColors.brandColor} />
      </Field>
      <Field name="accentColor" label="Second color" hint="Color of what stands out, such as asking for help">
        <ColorInput swatchLabel="Pick the second color" websiteColor={houseColors.accentColor} />
      </Field>
      <ColorSamples />
    </>
  )
}
