/** The door illustration of a status: closed, ajar, open; bricked up where there is no way through. */

import type { ReactNode } from 'react'

export type DoorState = 'closed' | 'ajar' | 'open' | 'bricked'

const opening = 'M17 94V42a23 23 0 0 1 46 0v52Z'
const courses =
  'M20 34H60M17 46H63M17 58H63M17 70H63M17 82H63M32 23V34M48 23V34M40 34V46M25 46V58M55 46V58M40 46V58M25 58V70M40 58V70M55 58V70M25 82V94M32 70V82M48 70V82M55 82V94M40 82V94'

const leaves: Record<DoorState, ReactNode> = {
  closed: (
    <>
      <path className="f-mid" d={opening} />
      <path className="draw s-soft" strokeWidth="1.5" d="M24 60V43a16 16 0 0 1 32 0v17ZM24 67h32v21H24Z" />
      <circle className="f-light" cx="55" cy="64" r="2.6" />
    </>
  ),
  ajar: (
    <>
      <g className="door-light">
        <path className="f-light" d="M17 95H46L40 108H-8Z" />
        <path className="f-light" d={opening} />
      </g>
      <path className="f-glow" d="M17 94V84H63V94Z" />
      <path className="f-mid" d="M63 94V42C62.5 28 54 20.5 48 22.5C42 25 39 35 39 47V87Z" />
      <path className="f-deep" d="M39 47V87L36.5 85.5V50Z" />
      <circle className="f-light" cx="43" cy="64" r="2" />
    </>
  ),
  open: (
    <>
      <path className="f-light" d="M17 95H60L74 110H-18Z" />
      <path className="f-light" d={opening} />
      <path className="f-glow" d="M17 94V82H63V94Z" />
      <path className="f-mid" d="M63 94V42C63 31 60 25 58.5 27C56.5 30 55.5 39 55.5 47V90Z" />
    </>
  ),
  bricked: (
    <>
      <path className="f-warm" d={opening} />
      <path className="f-light" d="M25 58H40V70H25Z" />
      <path className="f-light" d="M24 95H42L34 106H-2Z" />
      <path className="draw s-ground" strokeWidth="1.2" d={courses} />
    </>
  ),
}

/** A drawing beside words that say the same, so nobody needs to see it. */
export function Door({ state }: { state: DoorState }) {
  const width = state === 'bricked' ? '1.2' : undefined
  return (
    <svg className="door" viewBox="-3 10 86 101" aria-hidden="true">
      {leaves[state]}
      <path className="draw" strokeWidth={width} d="M11 94V42a29 29 0 0 1 58 0v52" />
      <path className="draw" strokeWidth={width} d="M-2 94H82" />
    </svg>
  )
}
