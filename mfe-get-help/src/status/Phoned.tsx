/** A sentence in which our number, if it is there, can be called. */
import { filledBy, useOffice } from '@access/kit'
import { Fragment } from 'react'

export function Phoned({ text }: { text: string }) {
  const office = useOffice()
  const { display, href } = office.phone
  const [first, ...rest] = filledBy(office, text).split(display)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <a className="nowrap" href={href}>
            {display}
          </a>
          {part}
        </Fragment>
      ))}
    </>
  )
}
