/** The validation rules of a revision of the constitution: its text is corrected, or a new version of it begins. */
import { z } from 'zod'
import { ignoredField } from '../content-type/fields.rules.ts'
import { createStaticPageRules } from '../static-pages/static-page.rules.ts'
import { constitutionVersion } from './constitution-version.rules.ts'

export const revisionKinds = ['correction', 'version'] as const

const { title, text } = createStaticPageRules('constitution', 'en').shape
const { versionNumber, effectiveDate, changes } = constitutionVersion.shape

const correction = z.strictObject({
  kind: z.literal('correction'),
  title,
  text,
  versionNumber: ignoredField(),
  effectiveDate: ignoredField(),
  changes: ignoredField(),
})

const newVersion = z.strictObject({
  kind: z.literal('version'),
  title,
  text,
  versionNumber,
  effectiveDate,
  changes,
})

export const constitutionRevision = z.discriminatedUnion(
  'kind',
  [correction, newVersion],
  'Say whether you correct the text or begin a new version',
)
