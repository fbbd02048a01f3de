/** Changes a text as if it were typed, so that the browser's own undo takes it back. */
import type { Edit } from './edits.ts'

export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  if (!insertText(insert)) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

// Called obsolete for years, and still the one way that keeps what can be undone.
function insertText(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
}
