/** A trigger that notifies of every committed change to a type, by the service, an import, or SQL. */
import { Trigger } from '@access/service-kit'

/** The PostgreSQL channel of the notifications; the payload is the name of the type. */
export const changeChannel = 'changes'

/** Notifies of changes to the items of a type. */
export const NotifyChanges =
  (type: string): ClassDecorator =>
  (target) => {
    const applyTrigger = Trigger({
      name: 'notify_changes',
      timing: 'after',
      events: ['insert', 'update', 'delete'],
      forEach: 'statement',
      body: `perform pg_notify('${changeChannel}', '${type}'); return null`,
    })
    applyTrigger(target as never)
  }
