/** While something is on its way. */
import { Door } from './Door.tsx'

/** Says so aloud as well; the words may be a screen's own. */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className="loading" role="status">
      <Door state="ajar" />
      <p>{text}</p>
    </div>
  )
}
