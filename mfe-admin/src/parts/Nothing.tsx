/** A list without a line says so. */
import { Door } from '@access/kit'

export function Nothing({ children }: { children: string }) {
  return (
    <div className="loading">
      <Door state="ajar" />
      <p>{children}</p>
    </div>
  )
}
