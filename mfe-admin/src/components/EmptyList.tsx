/** The placeholder of an empty list. */
import { Door } from '@access/kit'

export function EmptyList({ children }: { children: string }) {
  return (
    <div className="loading">
      <Door state="ajar" />
      <p>{children}</p>
    </div>
  )
}
