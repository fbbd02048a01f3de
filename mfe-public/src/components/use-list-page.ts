/** The page of a list in the URL. */

import { parsePageNumber } from '@access/kit'
import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The page number, and a ref for the line above the list, where another page begins. */
export function useListPage<Top extends HTMLElement>(): { page: number; top: RefObject<Top | null> } {
  const [params] = useSearchParams()
  const page = parsePageNumber(params.get('page'))
  const top = useRef<Top>(null)
  const previousPage = useRef(page)
  // Another page begins at its top, for eyes and for the keyboard; a new filter leaves one where one types.
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    if (document.activeElement?.closest('.finder')) return
    top.current?.scrollIntoView()
    top.current?.focus({ preventScroll: true })
  }, [page])
  return { page, top }
}
