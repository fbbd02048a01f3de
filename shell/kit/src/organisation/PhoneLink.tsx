/** The phone number of the office, to be pressed. */
import { Fragment } from 'react'
import { useOffice } from './OfficeProvider.tsx'
import { fillOfficePlaceholders } from './organisation.ts'

/** The number, or 'Call' and the number. */
export function PhoneLink({
  className = 'nowrap',
  isCall = false,
}: {
  className?: string | undefined
  isCall?: boolean
}) {
  const { display, href } = useOffice().phone
  return (
    <a className={className} href={href}>
      {isCall ? `Call ${display}` : display}
    </a>
  )
}

/** A text with the office's placeholders, in which the number is a link. */
export function TextWithPhone({ text }: { text: string }) {
  const office = useOffice()
  const [first, ...rest] = fillOfficePlaceholders(office, text).split(office.phone.display)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <PhoneLink />
          {part}
        </Fragment>
      ))}
    </>
  )
}
