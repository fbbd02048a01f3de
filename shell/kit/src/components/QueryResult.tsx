/** What a screen shows of its query: the data, or that they are on their way, failed to load, or do not exist. */
import type { ReactNode } from 'react'
import { Door } from './Door.tsx'

export function QueryResult<Data>({
  data,
  query: { isLoading, hasFailed },
  loading = <Loading />,
  failed,
  missing = failed,
  children,
}: {
  data: Data | null | undefined
  /** What `useRetry` returns, or as much of it. */
  query: { isLoading: boolean; hasFailed: boolean }
  loading?: ReactNode
  failed: ReactNode
  /** Shown where the query succeeded without data. */
  missing?: ReactNode
  children(data: Data): ReactNode
}) {
  if (data) return children(data)
  if (hasFailed) return failed
  return isLoading ? loading : missing
}

/** Says so aloud as well; the words may be a screen's own. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <Door state="ajar" />
      <p>{text}</p>
    </div>
  )
}
