import { useEffect } from 'react'

/**
 * Puts the focus on the field of a form that stands first. A dialog says that it is open a moment after it
 * can be used: anyone who is at one of its fields by then stays there.
 */
export function focusFirstField(id: string, selector = 'input, select, textarea'): void {
  const form = document.getElementById(id)
  if (!form || form.contains(document.activeElement)) return
  form.querySelector<HTMLElement>(selector)?.focus()
}

/** Does so for what has just appeared; a moment later, since a dialog first takes the focus for itself. */
export function useFirstFieldFocus(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => focusFirstField(id, 'input, select, textarea, button'))
    return () => clearTimeout(timer)
  }, [id])
}
