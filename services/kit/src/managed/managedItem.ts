/** What an item has whose every save is told apart from the one before. */
import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { Item } from '../columns/contentType.ts'
import { Instant, Whole } from '../columns/words.ts'

/**
 * An item of a managed type: which save of it this is, counted from one, and when that was. Both may be known to
 * everybody: feeds, calendars and search engines tell by them what has changed. What it said before may not.
 */
@Entity({ abstract: true })
@ObjectType()
export abstract class ManagedItem extends Item {
  @Whole({ ours: true, otherwise: 1 })
  version = 1

  @Instant({ ours: true })
  override updatedAt = new Date()
}
