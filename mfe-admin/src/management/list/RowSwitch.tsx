/** Toggles a flag of a row in the table. */

import { Flex, Switch, Typography } from 'antd'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { buildMessages } from '../../components/change.messages.ts'
import { useIsNarrow } from '../../components/use-display-preferences.ts'
import { useAction } from '../../data/use-action.ts'
import type { BulkUpdateMutation } from '../definition/definition.ts'
import styles from './list.module.css'

export function RowSwitch({
  id,
  flag,
  isOn,
  label,
  icon,
  noun,
  mutation,
}: {
  id: string
  flag: string
  isOn: boolean
  /** The flag and the item: 'Public: Locked out'. */
  label: string
  icon: ReactNode
  noun: string
  mutation: BulkUpdateMutation
}) {
  const [pendingValue, setPendingValue] = useState<boolean | null>(null)
  const { act, isActing, errorMessage } = useAction(mutation, buildMessages('update', noun))
  const buttonRef = useRef<HTMLButtonElement>(null)

  // The row may leave a filtered list by its change: then the focus moves to the list's heading.
  useLayoutEffect(() => {
    const button = buttonRef.current
    const head = button?.closest('[role="region"][aria-labelledby]')?.querySelector('h2')
    return () => {
      if (document.activeElement === button) head?.focus()
    }
  }, [])

  // The pending value is shown until the list is updated, so that the switch does not flicker.
  if (pendingValue === isOn) setPendingValue(null)
  const isDisplayedOn = pendingValue ?? isOn

  async function toggle(newValue: boolean) {
    if (isActing) return
    setPendingValue(newValue)
    if (!(await act({ ids: [id], input: { [flag]: newValue } }))) setPendingValue(null)
  }

  return (
    <>
      <Switch
        ref={buttonRef}
        checked={isDisplayedOn}
        checkedChildren={icon}
        unCheckedChildren={icon}
        // Not disabled while pending: it would lose the focus.
        aria-busy={isActing}
        title={label}
        aria-label={label}
        onChange={toggle}
      />
      {errorMessage && (
        <Typography.Text type="danger" role="alert" className={styles.error}>
          {errorMessage}
        </Typography.Text>
      )}
    </>
  )
}

/** A cell with switches first, so that they are aligned between rows, then badges. */
export const FlagCell = ({ children }: { children: ReactNode }) => (
  <Flex component="span" wrap={useIsNarrow()} align="center" gap="small" className={styles.flags}>
    {children}
  </Flex>
)
