/** The base class of items whose saves are versioned. */
import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { Instant, Integer } from '../columns/column-decorators.ts'
import { Item } from '../columns/content-type.ts'

/**
 * An item of a managed type, with its version, counted from one, and the time of that save. Both are public:
 * feeds, calendars and search engines detect changes by them. Earlier versions are not.
 */
@Entity({ abstract: true })
@ObjectType()
export abstract class ManagedItem extends Item {
  @Integer({ isReadOnly: true, defaultValue: 1 })
  version = 1

  @Instant({ isReadOnly: true })
  override updatedAt = new Date()
}
