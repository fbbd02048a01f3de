/** The staff members that requests can be assigned to. */
import { useAuth } from '@access/kit'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import { StaffMembersDocument } from './queue.generated.ts'

type Option = { value: string; label: string }

export type StaffMembers = {
  /** The current user and the active others; only the current user while loading. */
  active: Option[]
  /** All others, also disabled ones, who may still have assignments. */
  others: Option[]
  isKnown: boolean
}

/** While `pause` is true, and for who assigns nothing, nothing is fetched. */
export function useStaffMembers({ pause = false } = {}): StaffMembers {
  const { user } = useAuth()
  const may = usePermissions()
  const { data } = useLiveQuery(StaffMembersDocument, {}, 'Account', {
    pause: pause || !may('assignRequests'),
  })
  const others = (data?.staffMembers ?? []).filter(({ id }) => id !== user?.id)
  const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  return {
    active: [
      ...(user ? [{ value: user.id, label: `${user.name} (me)` }] : []),
      ...others.filter(({ status }) => status === 'active').map(toOption),
    ],
    others: others.map(toOption),
    isKnown: data !== undefined,
  }
}
