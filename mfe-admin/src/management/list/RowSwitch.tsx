/** Turns one flag of one row, there in the table. */
import { Switch } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../parts/useAct.ts'
import type { SetMany } from '../definition.ts'
import { failed, succeeded } from '../wording.ts'

export function RowSwitch({
  id,
  flag,
  isOn,
  label,
  icon,
  noun,
  set,
}: {
  id: string
  flag: string
  isOn: boolean
  /** What it says when it is on, and of what: 'Public: Locked out'. */
  label: string
  icon: ReactNode
  noun: string
  set: SetMany
}) {
  const [wished, setWished] = useState<boolean | null>(null)
  const { act, isActing } = useAct(set, {
    done: succeeded('update', noun).description,
    failed: failed('update', noun).description,
  })
  // The wish stands until the list has heard of it, so that the switch does not flicker.
  if (wished === isOn) setWished(null)

  async function turn(to: boolean) {
    setWished(to)
    if (!(await act({ ids: [id], input: { [flag]: to } }))) setWished(null)
  }

  return (
    <Switch
      size="small"
      checked={wished ?? isOn}
      loading={isActing}
      title={label}
      aria-label={label}
      checkedChildren={icon}
      unCheckedChildren={icon}
      onChange={turn}
    />
  )
}
