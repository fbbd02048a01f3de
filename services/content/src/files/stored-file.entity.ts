/** A public picture or file: its metadata for lists, and its bytes in a table of their own. Nothing is encrypted. */
import { Instant, Integer, Item, ManyToOne, PrimaryKey, Property, Table, Text } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import type { FileKind } from './file.rules.ts'

@Table('stored_file')
@ObjectType('StoredFile', { simpleResolvers: true })
export class StoredFile extends Item {
  /** The name of the uploaded file. */
  @Text() name!: string
  @Text() kind!: FileKind
  /** What a picture shows, for people who do not see it: offered wherever the picture is chosen. */
  @Text({ isOptional: true }) altText: string | null = null
  /** What of a picture stays in sight, in percent: it is in its address wherever the picture is chosen. */
  @Integer({ defaultValue: 50 }) focalX = 50
  @Integer({ defaultValue: 50 }) focalY = 50
  /** Its path on this site, for fields and texts. */
  @Text() url!: string
  /** In pixels; null when it is not a picture. */
  @Integer({ isOptional: true }) width!: number | null
  @Integer({ isOptional: true }) height!: number | null
  /** In bytes, of its largest version. */
  @Integer() size!: number
  @Instant({ isIndexed: true }) addedAt!: Date
  /** SHA-256 of the upload, in hexadecimal: a repeated upload returns the existing file. */
  @Text({ isHidden: true, isUnique: true }) hash!: string
}

/** One version of a file: a picture has one per width, any other file one of width 0. */
@Table('file_version')
export class FileVersion {
  @ManyToOne(() => StoredFile, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  file!: StoredFile
  @PrimaryKey({ type: 'integer' })
  width!: number
  @Property({ type: 'blob' })
  bytes!: Buffer
}
