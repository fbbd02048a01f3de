/** A sentence whose telephone number can be pressed. */
import { fillOfficePlaceholders, useOffice } from '@access/kit'

export function TextWithPhoneLink({ text }: { text: string }) {
  const office = useOffice()
  const { display, href } = office.phone
  const [textBefore, textAfter] = fillOfficePlaceholders(office, text).split(display)
  if (textAfter === undefined) return textBefore
  return (
    <>
      {textBefore}
      <a className="nowrap" href={href}>
        {display}
      </a>
      {textAfter}
    </>
  )
}
