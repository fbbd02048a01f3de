/** Spam signals of a form: sent with the values, and never a reason to reject them. */
import { useRef, useState } from 'react'

/** A field that people neither see, hear nor reach; only programs fill it in. */
export function HoneypotField() {
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
 * Collects the value of that field, and the whole seconds until the form was first submitted. A retry has the same
 * values, since it must be the same submission.
 */
export function useSpamSignals() {
  const [openedAt] = useState(() => Date.now())
  const seconds = useRef<number | null>(null)
  return (form: HTMLFormElement) => {
    seconds.current ??= Math.floor((Date.now() - openedAt) / 1000)
    return { website: String(new FormData(form).get('website') ?? ''), seconds: seconds.current }
  }
}
