/** Turns one flag of one row, there in the table. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useAct } from '../../parts/useAct.ts'
import type { SetMany } from '../definition.ts'
import { failed, succeeded } from '../wording.ts'
import styles from './list.module.css'

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
  const { act, isActing, refused } = useAct(set, {
    done: succeeded('update', noun).description,
    failed: failed('update', noun).description,
  })
  const place = useRef<HTMLButtonElement>(null)

  // A row may leave a narrowed list by what is switched: then the focus goes to the list's head.
  useLayoutEffect(() => {
    const button = place.current
    const head = button?.closest('section[aria-labelledby]')?.querySelector('h2')
    return () => {
      if (document.activeElement === button) head?.focus()
    }
  }, [])

  // The wish stands until the list has heard of it, so that the switch does not flicker.
  if (wished === isOn) setWished(null)
  const isShownOn = wished ?? isOn

  async function turn(to: boolean) {
    if (isActing) return
    setWished(to)
    if (!(await act({ ids: [id], input: { [flag]: to } }))) setWished(null)
  }

  return (
    <>
      <button
        type="button"
        ref={place}
        role="switch"
        className={styles.switch}
        aria-checked={isShownOn}
        // Disabled while it is being turned, it would lose the focus to nowhere.
        aria-busy={isActing}
        title={label}
        aria-label={label}
        onClick={() => turn(!isShownOn)}
      >
        {icon}
      </button>
      {refused && (
        <span role="alert" className={styles.refused}>
          {refused}
        </span>
      )}
    </>
  )
}
