/** Who there is to give work to. */
import { useAuth } from '@access/kit'
import { useLive } from '../../parts/useLive.ts'
import { allColleagues } from './documents.ts'

type Option = { value: string; label: string }

export type Colleagues = {
  /** Me, and the others who can sign in; me alone until it is known. */
  active: Option[]
  /** Everybody but me, those too who cannot sign in any more: they may still have work. */
  others: Option[]
  isKnown: boolean
}

/** While `pause` is true they are not asked for. */
export function useColleagues({ pause = false } = {}): Colleagues {
  const { user } = useAuth()
  const { data } = useLive(allColleagues, {}, 'Account', { pause })
  const others = (data?.colleagues ?? []).filter(({ id }) => id !== user?.id)
  const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  return {
    active: [
      ...(user ? [{ value: user.id, label: `${user.name} (me)` }] : []),
      ...others.filter(({ status }) => status === 'active').map(asOption),
    ],
    others: others.map(asOption),
    isKnown: data !== undefined,
  }
}
