/** Preserves what was typed into a form before hydration. */
import { useBeforeFirstPaint } from '@access/kit'
import { type RefObject, useRef } from 'react'

/** For the form's `ref`; `onRestore` is called once with all fields that were not empty. */
export function usePrehydrationValues(
  fields: readonly string[],
  onRestore: (values: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useBeforeFirstPaint(() => {
    if (!form.current) return
    const formData = new FormData(form.current)
    const values = fields.flatMap((field) =>
      formData.get(field) ? [[field, String(formData.get(field))]] : [],
    )
    if (values.length > 0) onRestore(Object.fromEntries(values))
  })
  return form
}
