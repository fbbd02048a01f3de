/** The staff members that requests can be assigned to. */
import { formatShortDate, isolate, useAuth } from '@access/kit'
import { usePermissions } from '../session/use-permissions.ts'
import { StaffMembersDocument } from './staff-members.generated.ts'
import { useLiveQuery } from './use-live-query.ts'

export type StaffOption = { value: string; label: string }

export type StaffMembers = {
  /** The current user and the active others; only the current user while loading. */
  active: StaffOption[]
  /** All others, also disabled ones, who may still have assignments. */
  others: StaffOption[]
  /** The last day of those who are out of office, by their id. */
  awayUntil: Record<string, string>
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
  const awayUntil = Object.fromEntries(
    (data?.absences ?? [])
      .filter(({ isAway }) => isAway)
      .map(({ administratorId, endsOn }) => [administratorId, formatShortDate(endsOn)]),
  )
  const toAssignee = ({ value, label }: StaffOption) => ({
    value,
    label: awayUntil[value] ? `${isolate(label)}, away until ${awayUntil[value]}` : label,
  })
  return {
    active: [
      ...(user ? [{ value: user.id, label: `${isolate(user.name)} (me)` }] : []),
      ...others.filter(({ status }) => status === 'active').map(toOption),
    ].map(toAssignee),
    others: others.map(toOption),
    awayUntil,
    isKnown: data !== undefined,
  }
}
