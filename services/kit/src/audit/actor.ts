/** Who acts, as the audit log has it: the name of the day, and the stable id of an administrator. */

/** What acts without an administrator. */
export type SystemActor =
  | 'Applicant'
  | 'Command line'
  | 'First start'
  | 'Import'
  | 'Somebody'
  | 'Virus scanner'
  | 'Website'

/** An administrator, somebody else by their name (without an id), or the system. */
export type Actor = { id: string | null; name: string } | SystemActor

/** What an actor is called. */
export const getActorName = (actor: Actor): string => (typeof actor === 'string' ? actor : actor.name)

/** The id of an administrator; null for anybody else. */
export const getActorId = (actor: Actor): string | null => (typeof actor === 'string' ? null : actor.id)
