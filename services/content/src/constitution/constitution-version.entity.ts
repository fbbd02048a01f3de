/** A version of the constitution: its number, effective date and changes. Its text is on the page. */
import { ContentType, createInputType, Day, ManagedItem, type Order, Text } from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

/** The title of a version, as SQL. */
export const titleOfVersion = `('Constitution, version '::text || version_number)`

@NotifyChanges('ConstitutionVersion')
@FullTextIndex('constitution_version', { A: [titleOfVersion], B: ['changes'] })
@ContentType('ConstitutionVersion')
export class ConstitutionVersion extends ManagedItem {
  @Text({ isUnique: true }) versionNumber!: string
  @Day() effectiveDate!: string
  @Text({ isOptional: true }) pdfUrl!: string | null
  @Text({ isOptional: true }) changes!: string | null
}

export const ConstitutionVersionInput = createInputType(ConstitutionVersion, 'ConstitutionVersionInput')

/** Of two with the same effective date, the one created later comes first. */
export const newestFirst: Order<ConstitutionVersion> = [{ effectiveDate: 'desc' }, { createdAt: 'desc' }]

/** Versions as visitors may see them: all of them, newest first. */
export const publicConstitutionVersions = createPublicQueries(ConstitutionVersion, { order: newestFirst })
