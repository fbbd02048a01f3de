/** Who acts, as the audit log has it: the name of the day, and what stays: the id of an administrator and their session. */
import type { Role } from '../roles/roles.rules.ts'
import type { SystemActor } from './system-actors.rules.ts'

/** Somebody who has signed in, or somebody else by their name, without an id. */
interface Person {
  id: string | null
  name: string
  role?: Role
  /** The session. */
  sid?: string
  /** The keyed hash of the client's address. */
  addressHash?: string | null
}

/** An administrator, somebody else by their name, or the system. */
export type Actor = Person | SystemActor

/** What an actor is called. */
export const getActorName = (actor: Actor): string => (typeof actor === 'string' ? actor : actor.name)

/** What the audit log records of an actor besides; of the system, and so of applicants, nothing. */
export function describeActor(actor: Actor) {
  const { id = null, role = null, sid = null, addressHash = null } = typeof actor === 'string' ? {} : actor
  return { actorId: id, role, sessionId: sid, addressHash }
}
