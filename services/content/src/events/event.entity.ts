/** An event. */
import {
  ContentType,
  createInputType,
  Flag,
  Instant,
  Integer,
  JsonList,
  ManagedItem,
  type Order,
  Text,
} from '@access/service-kit'
import { raw } from '@mikro-orm/postgresql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { PictureCopy } from '../content-type/picture-copy.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { selectBeginning } from '../organisation/select-beginning.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

/** The fields that are read from its date and its words. */
const eventTimeFields = ['startsAt', 'endsAt', 'lastDay']

@NotifyChanges('Event')
@FullTextIndex('event', { A: ['title'], B: ['event_type'], C: ['location'], D: ['description'] })
@ContentType('Event')
export class Event extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true }) description!: string | null
  /** As it was sent: an instant, or at exactly midnight UTC a day. */
  @Instant({ isIndexed: true, neededBy: eventTimeFields }) eventDate!: Date
  @Text({ isOptional: true, neededBy: eventTimeFields }) eventTime!: string | null
  @Text({ isOptional: true, neededBy: eventTimeFields }) duration!: string | null
  @Text({ isOptional: true }) location!: string | null
  @Text() eventType!: string
  @Integer({ isOptional: true }) capacity!: number | null
  @Flag({ defaultValue: false }) registrationRequired!: boolean
  @Text({ isOptional: true, neededBy: ['warnings'] }) featuredImage!: string | null
  @Text({ isOptional: true, describes: 'featuredImage' }) featuredImageAlt!: string | null
  @Flag({ defaultValue: false, describes: 'featuredImage' }) featuredImageDecorative!: boolean
  @Text({ defaultValue: 'upcoming' }) status!: string
  @JsonList(() => PictureCopy, { isOptional: true, isReadOnly: true, neededBy: ['warnings'] })
  pictures!: PictureCopy[] | null
}

export const EventInput = createInputType(Event, 'EventInput')

/** When its day begins, or its instant, as SQL. */
export const eventBeginning = selectBeginning('event_date')

export const latestFirst: Order<Event> = [{ [raw(eventBeginning)]: 'desc' }]

/** The public events: all of them. `listEvents` has their order, which depends on their words. */
export const publicEvents = createPublicQueries(Event, { order: [{ eventDate: 'desc' }] })
