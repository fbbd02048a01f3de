/** Two at once: a save says which version it is based on, and is refused when somebody has saved another since. */
import { Changed } from '../errors.ts'

/** What the argument says of itself, wherever a call takes a version. */
export const versionArgument = {
  nullable: true,
  description: 'The one that was changed; refused when another is stored. Left out, the last to save wins',
} as const

/** `Changed` when a version is named and the stored item is another; without one the last to save wins. */
export function refuseOvertaken(item: { version: number }, version: number | null | undefined): void {
  if (version != null && item.version !== version) throw new Changed()
}
