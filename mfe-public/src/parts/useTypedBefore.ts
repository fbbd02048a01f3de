/** A form that was filled in before the browser took the page over keeps what was typed. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For the form's `ref`; `take` is told, once, of every one of the fields that was not empty. */
export function useTypedBefore(
  fields: readonly string[],
  take: (typed: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser takes the page over
  useLayoutEffect(() => {
    if (!form.current) return
    const sent = new FormData(form.current)
    const typed = fields.flatMap((field) => (sent.get(field) ? [[field, String(sent.get(field))]] : []))
    if (typed.length > 0) take(Object.fromEntries(typed))
  }, [])
  return form
}
