/** Every committed change to a type is announced, whoever makes it: us, an import, or a hand at the database. */
import { Trigger } from '@access/service-kit'

/** The PostgreSQL channel of the announcements; the payload is the name of the type. */
export const channel = 'changes'

/** Announces changes to the items of a type. */
export const Announced =
  (type: string): ClassDecorator =>
  (target) => {
    const announce = Trigger({
      name: 'announced',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'statement',
      body: `perform pg_notify('${channel}', '${type}'); return null`,
    })
    announce(target as never)
  }
