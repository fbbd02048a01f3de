/** A sentence whose telephone number can be pressed. */
import { organisation } from '@access/kit'

export function Callable({ text }: { text: string }) {
  const { display, href } = organisation.phone
  const [before, after] = text.split(display)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a className="nowrap" href={href}>
        {display}
      </a>
      {after}
    </>
  )
}
