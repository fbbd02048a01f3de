/** A form that does one thing: by script, and where there is none by being sent to the page itself. */
import { FormToken } from '@access/kit'
import type { FormEvent, ReactNode } from 'react'
import type { Call, Standing } from './calls.ts'
import type { Said } from './perform.ts'
import { page } from './status.form.ts'
import type { Standings } from './useStanding.ts'

interface Acting {
  standings: Standings
  call: Call
  /** Fields that go along; their names are those of the call. */
  fields?: readonly string[]
  /** Told when it was done. */
  onDone?: (now: Standing) => void
  className?: string
  children: ReactNode
}

export function ActForm({ standings, call, fields = [], onDone, className, children }: Acting) {
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!standings.byScript) return
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const said: Said = Object.fromEntries(fields.map((field) => [field, String(typed.get(field) ?? '')]))
    const now = await standings.act(call, said)
    if (now) onDone?.(now)
  }
  return (
    <form className={className} method="post" action={`${page}#stands`} noValidate onSubmit={onSubmit}>
      <FormToken of={page} />
      <input type="hidden" name="do" value={call} />
      {children}
    </form>
  )
}
