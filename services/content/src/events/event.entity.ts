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
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { PictureCopy } from '../content-type/picture-copy.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

@NotifyChanges('Event')
@FullTextIndex('event', { A: ['title'], B: ['event_type'], C: ['location'], D: ['description'] })
@ContentType('Event')
export class Event extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true }) description!: string | null
  @Instant({ isIndexed: true }) eventDate!: Date
  @Text({ isOptional: true }) eventTime!: string | null
  @Text({ isOptional: true }) duration!: string | null
  @Text({ isOptional: true }) location!: string | null
  @Text() eventType!: string
  @Integer({ isOptional: true }) capacity!: number | null
  @Flag({ defaultValue: false }) registrationRequired!: boolean
  @Text({ isOptional: true, neededBy: ['warnings'] }) featuredImage!: string | null
  @Text({ isOptional: true }) featuredImageAlt!: string | null
  @Flag({ defaultValue: false }) featuredImageDecorative!: boolean
  @Text({ defaultValue: 'upcoming' }) status!: string
  @JsonList(() => PictureCopy, { isOptional: true, isReadOnly: true, neededBy: ['warnings'] })
  pictures!: PictureCopy[] | null
}

export const EventInput = createInputType(Event, 'EventInput')

export const latestFirst: Order<Event> = [{ eventDate: 'desc' }]
export const soonestFirst: Order<Event> = [{ eventDate: 'asc' }]

/** The public events: all of them, latest first. */
export const publicEvents = createPublicQueries(Event, { order: latestFirst })
