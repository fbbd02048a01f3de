/** A search that is followed, as its reader chose it. */
import { DescriptionList } from '@access/kit'
import { followMessages } from './following.messages.ts'

export function FollowedSearch({
  search,
  category,
  court,
}: {
  search?: string | null | undefined
  category?: string | null | undefined
  court?: string | null | undefined
}) {
  if (!search && !category && !court) return <p>{followMessages.all}</p>
  return (
    <DescriptionList
      items={[
        ['Search', search],
        ['Category', category],
        ['Court', court],
      ]}
    />
  )
}
