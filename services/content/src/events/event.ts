/** Something that takes place on a day. */
import {
  ContentType,
  Flag,
  Instant,
  inputOf,
  ManagedItem,
  type Order,
  Text,
  Whole,
} from '@access/service-kit'
import { Announced } from '../announced.ts'
import { Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

@Announced('Event')
@Searched('event', { A: ['title'], B: ['event_type'], C: ['location'], D: ['description'] })
@ContentType('Event')
export class Event extends ManagedItem {
  @Text() title!: string
  @Text({ optional: true }) description!: string | null
  @Instant({ index: true }) eventDate!: Date
  @Text({ optional: true }) eventTime!: string | null
  @Text({ optional: true }) duration!: string | null
  @Text({ optional: true }) location!: string | null
  @Text() eventType!: string
  @Whole({ optional: true }) capacity!: number | null
  @Flag({ otherwise: false }) registrationRequired!: boolean
  @Text({ optional: true }) featuredImage!: string | null
  @Text({ optional: true }) featuredImageAlt!: string | null
  @Flag({ otherwise: false }) featuredImageDecorative!: boolean
  @Text({ otherwise: 'upcoming' }) status!: string
}

export const EventInput = inputOf(Event, 'EventInput')

export const latestFirst: Order<Event> = [{ eventDate: 'desc' }]
export const soonestFirst: Order<Event> = [{ eventDate: 'asc' }]

/** Events as visitors may see them: all of them, latest first. */
export const shownEvents = shown(Event, { order: latestFirst })
