/** A text in which the phone number of the office is a link. */
import { fillOfficePlaceholders, useOffice } from '@access/kit'
import { Fragment } from 'react'

export function TextWithPhone({ text }: { text: string }) {
  const office = useOffice()
  const { display, href } = office.phone
  const [first, ...rest] = fillOfficePlaceholders(office, text).split(display)
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
