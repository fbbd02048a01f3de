/** A PDF that was printed from a page of the website, by the name of its file. Its address stays, what is there changes. */
import { Instant, PrimaryKey, Property, Table, Text } from '@access/service-kit'
import { NotifyChanges } from '../content-type/notify-changes.ts'

@NotifyChanges('ConstitutionVersion', 'RelatedDocument', 'StaticPage')
@Table('printed_document')
export class PrintedDocument {
  /** Like 'constitution-4.2.pdf'. */
  @PrimaryKey({ type: 'text' })
  file!: string
  /** SHA-256 of what it was printed from, in hexadecimal: of another one it is out of date. */
  @Text() sourceHash!: string
  @Instant() printedAt!: Date
  @Property({ type: 'blob', lazy: true })
  bytes!: Buffer
}
