/** What the server told the page about the form that was sent without script; nothing on a page that was merely opened. */
import { type Submitted, useSubmitted } from '@access/kit'
import { useState } from 'react'
import type { Receipt } from '../parts/sent/receipt.ts'
import { page, type Shows } from '../plainForm.ts'

export type Arrived = Submitted<Receipt, Shows>

/** Kept for as long as the page is there: as the browser takes it over, the page moves to the address of its step. */
export function useArrived(): Arrived | null {
  const submitted = useSubmitted<Receipt, Shows>(page)
  const [arrived] = useState(submitted)
  return arrived
}
