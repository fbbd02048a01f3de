/** What an administrator has typed into the form of an item and not saved yet: theirs alone, on all their devices. */
import { Instant, Integer, PrimaryKey, Table, Text } from '@access/service-kit'
import { Field, ID, ObjectType } from 'type-graphql'

@Table('item_draft')
@ObjectType('ItemDraft', { simpleResolvers: true })
export class ItemDraft {
  /** The administrator's id. */
  @PrimaryKey({ type: 'text' })
  accountId!: string

  @PrimaryKey({ type: 'text' })
  @Field(() => String, { description: "A managed type, like 'Judgment'" })
  type!: string

  /** The id of the item; '' for a new one, since a key cannot be null. */
  @PrimaryKey({ type: 'text' })
  itemKey!: string

  @Field(() => ID, { nullable: true, description: 'Null for a new item' })
  get itemId(): string | null {
    return this.itemKey || null
  }

  @Text() values!: string
  /** The version of the item that it changes; null for a new one. */
  @Integer({ isOptional: true }) version!: number | null
  @Instant({ isIndexed: true }) savedAt!: Date
}

export const toItemKey = (itemId: string | null | undefined): string => itemId?.toLowerCase() ?? ''
