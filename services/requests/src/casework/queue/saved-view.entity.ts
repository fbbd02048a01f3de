/** A question that an administrator asks of the queue again and again, under a name of theirs. */
import { Item, Table, Text, Unique } from '@access/service-kit'
import { ObjectType } from 'type-graphql'

/** Own to each administrator: nobody else sees or changes it. */
@Unique({ properties: ['owner', 'name'] })
@Table('saved_view')
@ObjectType('SavedView', { simpleResolvers: true })
export class SavedView extends Item {
  /** The administrator's id. */
  @Text({ isHidden: true }) owner!: string
  @Text() name!: string
  /** The query of the address. */
  @Text() query!: string
}
