/** By what programs give themselves away in a form: told beside what was written, and never a reason to refuse it. */
import { useRef, useState } from 'react'

/** A field that people neither see, hear nor reach; only programs fill it in. */
export function NobodysField() {
  return (
    <div className="sr" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Tells of a form that is sent by script what was in that field, and the whole seconds until it was sent first. Sent
 * again it tells the same, since it must be the same sending.
 */
export function useTellTales() {
  const [opened] = useState(() => Date.now())
  const seconds = useRef<number | null>(null)
  return (form: HTMLFormElement) => {
    seconds.current ??= Math.floor((Date.now() - opened) / 1000)
    return { website: String(new FormData(form).get('website') ?? ''), seconds: seconds.current }
  }
}
