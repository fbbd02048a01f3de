/** Events, as a managed content type. */
import { managedPaths } from '../content-type/managed-paths.rules.ts'
import type { ManagedType } from '../content-type/managed-type.ts'
import { event } from './event.rules.ts'

export const events: ManagedType = {
  typeName: 'Event',
  path: managedPaths.Event,
  itemType: 'event',
  pluralLabel: 'Events',
  rules: event,
}
