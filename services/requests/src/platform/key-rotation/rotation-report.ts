/** The result of a key rotation, in words. */
import type { RotationResult } from './rotate-keys.ts'

const maxListed = 10

export function formatRotationReport({ rotatedCount, undecryptable }: RotationResult): string {
  const done =
    rotatedCount === 0
      ? 'Nothing lay under an earlier key.'
      : `${rotatedCount} ${rotatedCount === 1 ? 'row lies' : 'rows lie'} under the new key.`
  if (undecryptable.length === 0) return done
  const named =
    undecryptable.length > maxListed
      ? `${undecryptable.slice(0, maxListed).join(', ')} and others`
      : undecryptable.join(', ')
  return `${done} ${undecryptable.length} could not be opened and stay as they are: ${named}. Keep the earlier keys, and bring back the one that is missing.`
}
