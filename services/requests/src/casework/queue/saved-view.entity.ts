/** A question that an administrator asks of the queue again and again, under a name of theirs. */
import { Flag, Item, Table, Text, Unique } from '@access/service-kit'
import { Field, ObjectType } from 'type-graphql'

/** Own to each administrator, until they share it: then all who work on requests see it. */
@Unique({ properties: ['owner', 'name'] })
@Table('saved_view')
@ObjectType('SavedView', { simpleResolvers: true })
export class SavedView extends Item {
  /** The administrator's id. */
  @Text({ isHidden: true }) owner!: string
  /** What they were called when they shared it. */
  @Text({ isOptional: true }) ownerName: string | null = null
  @Text() name!: string
  /** The query of the address. */
  @Text() query!: string
  @Flag({ defaultValue: false }) isShared = false
  @Field(() => Boolean, { description: 'Whether it is the caller who made it' })
  isOwn?: boolean
  @Field(() => Boolean, { description: 'Whether the caller may rename, share and delete it' })
  isEditable?: boolean
}
