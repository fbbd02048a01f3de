/** A link that shows an item's page to anyone who has it, public or not. Only the hash of its token is stored. */
import { Index, Instant, InstantScalar, Item, Property, Table, Text } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'
import type { PreviewedType } from './preview.rules.ts'

@Index({ properties: ['itemId'] })
@Table('preview_link')
@ObjectType('PreviewLink', { simpleResolvers: true })
export class PreviewLink extends Item {
  @Text({ isHidden: true }) type!: PreviewedType
  @Property({ type: 'uuid' }) itemId!: string
  /** The administrator whose draft of the item it shows. */
  @Text({ isHidden: true }) creatorId!: string
  @Text() creatorName!: string
  @Instant({ isIndexed: true }) expiresAt!: Date
  /** SHA-256 of the token, in hexadecimal. */
  @Text({ isHidden: true, isUnique: true }) tokenHash!: string
}

/** A link with its token, which is told once. */
@ObjectType('NewPreviewLink', { simpleResolvers: true })
export class NewPreviewLink {
  @Field(() => PreviewLink)
  link!: PreviewLink

  @Field(() => String)
  token!: string
}

/** What a link shows. */
@ObjectType('SharedPreview', { simpleResolvers: true })
export class SharedPreview {
  @Field(() => String, { description: "Like 'BlogPost'" })
  type!: string

  @Field(() => String, { description: 'The fields that the page may show, as JSON' })
  values!: string

  @Field(() => InstantScalar)
  expiresAt!: Date
}
