/** A sentence whose telephone number can be pressed. */
import { filledBy, useOffice } from '@access/kit'

export function Callable({ text }: { text: string }) {
  const office = useOffice()
  const { display, href } = office.phone
  const [before, after] = filledBy(office, text).split(display)
  if (after === undefined) return before
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
