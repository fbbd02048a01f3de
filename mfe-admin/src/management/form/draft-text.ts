/** A draft of the account as the unsaved text of a form, and which of two texts is the later. */
import type { UnsavedText } from '../../forms/unsaved-text.ts'
import type { ItemDraftFragment } from './item-drafts.generated.ts'

export const parseDraft = (
  { values, version, savedAt }: ItemDraftFragment,
  authorId: string,
): UnsavedText => ({
  authorId,
  typedAt: savedAt,
  version,
  values: JSON.parse(values) as UnsavedText['values'],
})

/** What was typed last: in this tab, or on any device. */
export function pickLatest(one: UnsavedText | null, other: UnsavedText | null): UnsavedText | null {
  if (!one || !other) return one ?? other
  return Date.parse(one.typedAt) >= Date.parse(other.typedAt) ? one : other
}
