/** A version of our constitution: its number, its day and what it changed. Its text is on the page. */
import { ContentType, Day, inputOf, ManagedItem, type Order, Text } from '@access/service-kit'
import { Announced } from '../announced.ts'
import { shown } from '../shown.ts'

@Announced('ConstitutionVersion')
@ContentType('ConstitutionVersion')
export class ConstitutionVersion extends ManagedItem {
  @Text({ unique: true }) versionNumber!: string
  @Day() effectiveDate!: string
  @Text({ optional: true }) pdfUrl!: string | null
  @Text({ optional: true }) changes!: string | null
}

export const ConstitutionVersionInput = inputOf(ConstitutionVersion, 'ConstitutionVersionInput')

/** Of two that are in force from the same day, the one that was written down later holds. */
export const newestFirst: Order<ConstitutionVersion> = [{ effectiveDate: 'desc' }, { createdAt: 'desc' }]

/** Versions as visitors may see them: all of them, newest first. */
export const shownVersions = shown(ConstitutionVersion, { order: newestFirst })
