/** The fields of a version of the constitution. */
import { FileField } from '../management/fields/files/FileField.tsx'
import { DayField, LongField, TextField } from '../management/fields/index.tsx'

export function ConstitutionVersionForm() {
  return (
    <>
      <TextField name="versionNumber" label="Version" hint="Like 5.0" />
      <DayField name="effectiveDate" label="Effective date" hint="In force from this day" />
      <FileField
        name="pdfUrl"
        label="PDF"
        hint="Upload it, drop it here, or write its address. Without one, visitors can ask for the text."
      />
      <LongField name="changes" label="What it changes" rows={4} hint="Shown in the version history" />
    </>
  )
}
