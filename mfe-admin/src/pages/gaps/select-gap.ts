/** Moves the focus to the field with a gap, and selects it there, so that what is typed takes its place. */
export function selectGap(form: HTMLFormElement | null, gap: string): void {
  const marked = `[[${gap}]]`
  const field = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) &&
      element.value.includes(marked),
  )
  if (!field) return
  const start = field.value.indexOf(marked)
  for (
    let folded = field.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true
  field.focus()
  field.setSelectionRange(start, start + marked.length)
}
