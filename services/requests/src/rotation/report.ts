/** What a rotation tells whoever asked for it. */
import type { Rotated } from './rotate.ts'

const most = 10

export function reportOf({ changed, shut }: Rotated): string {
  const done =
    changed === 0
      ? 'Nothing lay under an earlier key.'
      : `${changed} ${changed === 1 ? 'row lies' : 'rows lie'} under the new key.`
  if (shut.length === 0) return done
  const named = shut.length > most ? `${shut.slice(0, most).join(', ')} and others` : shut.join(', ')
  return `${done} ${shut.length} could not be opened and stay as they are: ${named}. Keep the earlier keys, and bring back the one that is missing.`
}
