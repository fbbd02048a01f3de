/** A sentence in which our number, if it is there, can be called. */
import { organisation } from '@access/kit'
import { Fragment } from 'react'

const { display, href } = organisation.phone

export function Phoned({ text }: { text: string }) {
  const [first, ...rest] = text.split(display)
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
