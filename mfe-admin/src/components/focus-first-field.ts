/**
 * Puts the focus on the field of a form that stands first on the screen. A dialog says that it is open a moment after it
 * can be used: anyone who is at one of its fields by then stays there.
 */
export function focusFirstField(formId: string, selector = 'input, select, textarea'): void {
  const form = document.getElementById(formId)
  if (!form || form.contains(document.activeElement)) return
  form.querySelector<HTMLElement>(selector)?.focus()
}
