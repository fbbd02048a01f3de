/** A version of our constitution: its number, its day and what it changed. Its text is on the page. */
import { ContentType, Day, Item, Text } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { shown } from '../shown.ts'

@Announced('ConstitutionVersion')
@ContentType('ConstitutionVersion')
export class ConstitutionVersion extends Item {
  @Text({ unique: true }) versionNumber!: string
  @Day() effectiveDate!: string
  @Text({ optional: true }) pdfUrl!: string | null
  @Text({ optional: true }) changes!: string | null
}

/** Versions as visitors may see them: all of them, newest first. */
export const shownVersions = shown(ConstitutionVersion, { order: [{ effectiveDate: 'desc' }] })
