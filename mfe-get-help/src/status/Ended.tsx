/** The status was closed because nobody used the page: it has to be opened again. */
import { Button, FormToken, Notice } from '@access/kit'
import { type FormEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { page } from './status.form.ts'
import type { Standings } from './useStanding.ts'
import { ended } from './words.ts'

export function Ended({ standings }: { standings: Standings }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  function goOn(event: FormEvent) {
    event.preventDefault()
    flushSync(standings.goOn)
    document.getElementById('reference')?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      <Notice title={ended.title}>
        <p>{ended.text}</p>
        <form method="post" action={`${page}#stands`} onSubmit={goOn}>
          <FormToken of={page} />
          <input type="hidden" name="do" value="goOn" />
          <Button type="submit">{ended.button}</Button>
        </form>
      </Notice>
    </div>
  )
}
