/** Optimistic locking: a save names the version that it is based on, and is rejected when there is a newer one. */
import { EditConflict } from '../errors/errors.ts'

/** The description of every `version` argument. */
export const versionArgument = {
  nullable: true,
  description:
    'The version that the change is based on; rejected when it is not the stored one. Without it the last to save wins',
} as const

/** Throws `EditConflict` when `version` is given and is not the stored one; without it the last to save wins. */
export function assertVersion(item: { version: number }, version: number | null | undefined): void {
  if (version != null && item.version !== version) throw new EditConflict()
}
