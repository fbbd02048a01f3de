/** Triggers whose statements are in a migration, since the ORM cannot name the changed rows. */
import { Trigger } from '@access/service-kit'

/** Declares a trigger after each of these events. */
export const DeclareTriggers =
  (name: string, events: ('insert' | 'update' | 'delete')[]): ClassDecorator =>
  (type) => {
    for (const event of events)
      Trigger<unknown>({
        name: `${name}_${event}`,
        timing: 'after',
        events: [event],
        forEach: 'statement',
        expression: 'by a migration',
      })(type)
  }
