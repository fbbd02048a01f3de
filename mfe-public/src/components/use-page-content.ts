/** The content of a structured page, with the office's placeholders filled. */
import { fillOfficePlaceholders, useOffice } from '@access/kit'
import { useMemo } from 'react'

/** `Content` is what the rules of the page say; a text that is being written may be none yet. */
export function usePageContent<Content>(json: string | null | undefined): Content | null {
  const office = useOffice()
  return useMemo(() => {
    if (!json) return null
    return JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' ? fillOfficePlaceholders(office, value) : value,
    ) as Content
  }, [office, json])
}
