/** What a live question brought; until then that it is on its way, or why it did not come. */
import { Loading } from '@access/kit'
import type { ReactNode } from 'react'
import { LoadFailed } from '../management/LoadFailed.tsx'
import type { Live } from './useLive.ts'

export function Answered<Data>({
  live: { data, error, readAgain },
  children,
}: {
  live: Live<Data>
  children(data: Data): ReactNode
}) {
  if (data) return children(data)
  return error ? <LoadFailed error={error} retry={readAgain} /> : <Loading />
}
