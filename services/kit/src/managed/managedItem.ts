/** What an item has whose every save is told apart from the one before. */
import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { Item } from '../columns/contentType.ts'
import { Instant, Whole } from '../columns/words.ts'

/** An item of a managed type: which save of it this is, counted from one, and when that was. */
@Entity({ abstract: true })
@ObjectType()
export abstract class ManagedItem extends Item {
  @Whole({ ours: true, otherwise: 1, onlyAdministrators: true })
  version = 1

  @Instant({ ours: true, onlyAdministrators: true })
  override updatedAt = new Date()
}
