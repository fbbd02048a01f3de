/** A trigger that notifies of every committed change to a type, by the service, an import, or SQL. */
import { Trigger } from '@access/service-kit'

/** The channel of the notifications, which are the whole database's; the payload is the name of the type. */
export const changeChannel = 'content_changes'

/** Notifies of a change to the items of a type, and to those whose answers depend on them. */
export const NotifyChanges = (...types: string[]): ClassDecorator =>
  Trigger<unknown>({
    name: 'notify_changes',
    timing: 'after',
    events: ['insert', 'update', 'delete'],
    forEach: 'statement',
    body: `${types.map((type) => `perform pg_notify('${changeChannel}', '${type}')`).join('; ')}; return null`,
  })
