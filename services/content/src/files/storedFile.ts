/** A picture or a file that pages show: what lists need, and its bytes apart from it. Nothing is sealed: it is public. */
import { Instant, Item, ManyToOne, PrimaryKey, Property, Table, Text, Whole } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import type { FileKind } from './file.rules.ts'

@Table('stored_file')
@ObjectType('StoredFile', { simpleResolvers: true })
export class StoredFile extends Item {
  /** What it was called when it was added. */
  @Text() name!: string
  @Text() kind!: FileKind
  /** Where it is on this site: goes into fields and texts. */
  @Text() address!: string
  /** In pixels; null for what is no picture. */
  @Whole({ optional: true }) width!: number | null
  @Whole({ optional: true }) height!: number | null
  /** In bytes, of its largest version. */
  @Whole() size!: number
  @Instant({ index: true }) addedAt!: Date
  /** SHA-256 of what was sent, in hexadecimal: sent again, it is the same file. */
  @Text({ hidden: true, unique: true }) hash!: string
}

/** One version of a file: a picture has one for each of its widths, everything else one of width 0. */
@Table('file_bytes')
export class FileBytes {
  @ManyToOne(() => StoredFile, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  file!: StoredFile
  @PrimaryKey({ type: 'integer' })
  width!: number
  @Property({ type: 'blob' })
  bytes!: Buffer
}
