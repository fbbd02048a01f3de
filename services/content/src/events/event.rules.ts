/** The validation rules of an event. */
import { retainedWhenOmitted } from '@access/service-kit/validation/retained-fields.rules'
import { z } from 'zod'
import {
  alternativeText,
  choice,
  flag,
  ignoredField,
  optionalLine,
  optionalPictureUrl,
  optionalText,
  requiredInstant,
  requiredLine,
} from '../content-type/fields.rules.ts'
import { type ManagedType, managedPaths } from '../content-type/managed-type.rules.ts'

/** In lower case wherever they are stored or sent; screens capitalise them. */
export const eventStatuses = ['upcoming', 'completed', 'cancelled'] as const

export const limits = {
  title: 200,
  description: 20_000,
  eventTime: 60,
  duration: 60,
  location: 300,
  eventType: 80,
  capacity: 1_000_000,
} as const

export const event = z.strictObject({
  id: ignoredField(),
  title: requiredLine('Enter a title', limits.title),
  description: optionalText(limits.description),
  eventDate: requiredInstant('Enter the date of the event'),
  eventTime: optionalLine(limits.eventTime),
  duration: optionalLine(limits.duration),
  location: optionalLine(limits.location),
  eventType: requiredLine('Enter the type of event', limits.eventType),
  capacity: z
    .int('Enter a whole number')
    .min(0, 'Enter a number that is not below zero')
    .max(limits.capacity, `Enter a number up to ${limits.capacity.toLocaleString('en-US')}`)
    .nullish()
    .transform((capacity) => capacity ?? null),
  registrationRequired: flag(false),
  featuredImage: optionalPictureUrl(),
  featuredImageAlt: retainedWhenOmitted(alternativeText()),
  featuredImageDecorative: retainedWhenOmitted(flag(false)),
  status: choice(eventStatuses, 'Choose a status'),
})

export type EventInput = z.infer<typeof event>

export const events: ManagedType = {
  typeName: 'Event',
  path: managedPaths.Event,
  itemType: 'event',
  pluralLabel: 'Events',
  rules: event,
}
